// What libc++abi expects of an unwinder and of a personality routine. The machine gives up the frames; which handler
// takes an exception is decided here, in the guest, by code that landing pads call (frontend/exceptions.py).

#include "cxa_exception.h"
#include "cxa_handlers.h"
#include "private_typeinfo.h"
#include <cstdint>
#include <exception>
#include <new>

using namespace __cxxabiv1;

extern "C" [[noreturn]] void __allvm_throw(void *exception, void (*uncaught)(void *));     // an instruction

namespace {

__cxa_exception *header_of(_Unwind_Exception *e) { return reinterpret_cast<__cxa_exception *>(e + 1) - 1; }

void *thrown_object(_Unwind_Exception *e)
{
    if (__getExceptionClass(e) == kOurDependentExceptionClass)
        return reinterpret_cast<__cxa_dependent_exception *>(header_of(e))->primaryException;
    return header_of(e) + 1;
}

bool catches(std::uint32_t type, const __shim_type_info *thrown, void *&object)
{
    if (type == 0) return true;
    return reinterpret_cast<const __shim_type_info *>(static_cast<std::uintptr_t>(type))->can_catch(thrown, object);
}

bool allowed(const std::uint32_t *types, std::uint32_t n, const __shim_type_info *thrown, void *object)
{
    for (std::uint32_t k = 0; k < n; k++) {
        void *adjusted = object;
        if (catches(types[k], thrown, adjusted)) return true;
    }
    return false;
}
}

extern "C" {

// Nothing catches it: it counts as caught by whoever terminates.
[[noreturn]] void __allvm_uncaught(void *exception)
{
    _Unwind_Exception *e = static_cast<_Unwind_Exception *>(exception);
    __cxa_begin_catch(e);
    if (__isOurExceptionClass(e)) std::__terminate(header_of(e)->terminateHandler);
    std::terminate();
}

// Which of a landing pad's clauses takes an exception: its selector, or 0.
int __allvm_match(void *exception, const std::uint32_t *clause)
{
    _Unwind_Exception *e = static_cast<_Unwind_Exception *>(exception);
    bool ours = __isOurExceptionClass(e);
    __cxa_exception *header = header_of(e);
    const __shim_type_info *thrown = ours ? static_cast<const __shim_type_info *>(header->exceptionType) : nullptr;
    void *object = ours ? thrown_object(e) : e + 1;
    for (; *clause; clause++) {
        if (*clause == 1) {
            std::uint32_t n = clause[1];
            if (!ours || !allowed(clause + 2, n, thrown, object)) {
                if (ours) {
                    header->adjustedPtr = object;
                    header->languageSpecificData = reinterpret_cast<const unsigned char *>(clause + 1);
                }
                return -1;
            }
            clause += 1 + n;
        } else if (ours) {
            void *adjusted = object;
            if (catches(*clause, thrown, adjusted)) {
                header->adjustedPtr = adjusted;
                return static_cast<int>(*clause >> 1);
            }
        }
    }
    if (ours) header->adjustedPtr = object;
    return 0;
}

_Unwind_Reason_Code _Unwind_RaiseException(_Unwind_Exception *e) { __allvm_throw(e, __allvm_uncaught); }
_Unwind_Reason_Code _Unwind_Resume_or_Rethrow(_Unwind_Exception *e) { __allvm_throw(e, __allvm_uncaught); }
void _Unwind_Resume(_Unwind_Exception *e) { __allvm_throw(e, __allvm_uncaught); }

void _Unwind_DeleteException(_Unwind_Exception *e)
{
    if (e->exception_cleanup) e->exception_cleanup(_URC_FOREIGN_EXCEPTION_CAUGHT, e);
}

// An exception has met a specification that does not allow it. The handler may throw one that it does.
[[noreturn]] void __cxa_call_unexpected(void *exception)
{
    _Unwind_Exception *e = static_cast<_Unwind_Exception *>(exception);
    if (!e) std::terminate();
    __cxa_begin_catch(e);
    if (!__isOurExceptionClass(e)) std::terminate();
    __cxa_exception *header = header_of(e);
    const std::uint32_t *types = reinterpret_cast<const std::uint32_t *>(header->languageSpecificData);
    std::terminate_handler terminate_handler = header->terminateHandler;
    std::exception_ptr other;
    bool replaced = false;
    try {
        std::__unexpected(header->unexpectedHandler);
    } catch (...) {
        __cxa_exception *now = __cxa_get_globals_fast()->caughtExceptions;
        if (now && __isOurExceptionClass(&now->unwindHeader)
            && allowed(types + 1, *types, static_cast<const __shim_type_info *>(now->exceptionType), thrown_object(&now->unwindHeader)))
            other = std::current_exception();
        std::bad_exception bad;
        replaced = allowed(types + 1, *types, static_cast<const __shim_type_info *>(&typeid(bad)), &bad);
    }
    if (!other && !replaced) std::__terminate(terminate_handler);
    __cxa_end_catch();
    if (other) std::rethrow_exception(other);
    throw std::bad_exception();
}
}
