/* errno: the guest sees Linux's generic numbers and glibc's texts whatever the host is. */
#ifndef HOST_ERRNO_H
#define HOST_ERRNO_H
#include "host_state.h"

/* number, name, text */
#define GUEST_ERRORS(E) \
    E(1, EPERM, "Operation not permitted") E(2, ENOENT, "No such file or directory") \
    E(3, ESRCH, "No such process") E(4, EINTR, "Interrupted system call") \
    E(5, EIO, "Input/output error") E(6, ENXIO, "No such device or address") \
    E(7, E2BIG, "Argument list too long") E(8, ENOEXEC, "Exec format error") \
    E(9, EBADF, "Bad file descriptor") E(10, ECHILD, "No child processes") \
    E(11, EAGAIN, "Resource temporarily unavailable") E(12, ENOMEM, "Cannot allocate memory") \
    E(13, EACCES, "Permission denied") E(14, EFAULT, "Bad address") \
    E(15, ENOTBLK, "Block device required") E(16, EBUSY, "Device or resource busy") \
    E(17, EEXIST, "File exists") E(18, EXDEV, "Invalid cross-device link") \
    E(19, ENODEV, "No such device") E(20, ENOTDIR, "Not a directory") \
    E(21, EISDIR, "Is a directory") E(22, EINVAL, "Invalid argument") \
    E(23, ENFILE, "Too many open files in system") E(24, EMFILE, "Too many open files") \
    E(25, ENOTTY, "Inappropriate ioctl for device") E(26, ETXTBSY, "Text file busy") \
    E(27, EFBIG, "File too large") E(28, ENOSPC, "No space left on device") \
    E(29, ESPIPE, "Illegal seek") E(30, EROFS, "Read-only file system") \
    E(31, EMLINK, "Too many links") E(32, EPIPE, "Broken pipe") \
    E(33, EDOM, "Numerical argument out of domain") E(34, ERANGE, "Numerical result out of range") \
    E(35, EDEADLK, "Resource deadlock avoided") E(36, ENAMETOOLONG, "File name too long") \
    E(37, ENOLCK, "No locks available") E(38, ENOSYS, "Function not implemented") \
    E(39, ENOTEMPTY, "Directory not empty") E(40, ELOOP, "Too many levels of symbolic links") \
    E(42, ENOMSG, "No message of desired type") E(43, EIDRM, "Identifier removed") \
    E(61, ENODATA, "No data available") E(62, ETIME, "Timer expired") \
    E(71, EPROTO, "Protocol error") E(74, EBADMSG, "Bad message") \
    E(75, EOVERFLOW, "Value too large for defined data type") \
    E(84, EILSEQ, "Invalid or incomplete multibyte or wide character") E(87, EUSERS, "Too many users") \
    E(88, ENOTSOCK, "Socket operation on non-socket") E(89, EDESTADDRREQ, "Destination address required") \
    E(90, EMSGSIZE, "Message too long") E(91, EPROTOTYPE, "Protocol wrong type for socket") \
    E(92, ENOPROTOOPT, "Protocol not available") E(93, EPROTONOSUPPORT, "Protocol not supported") \
    E(94, ESOCKTNOSUPPORT, "Socket type not supported") E(95, EOPNOTSUPP, "Operation not supported") \
    E(96, EPFNOSUPPORT, "Protocol family not supported") \
    E(97, EAFNOSUPPORT, "Address family not supported by protocol") E(98, EADDRINUSE, "Address already in use") \
    E(99, EADDRNOTAVAIL, "Cannot assign requested address") E(100, ENETDOWN, "Network is down") \
    E(101, ENETUNREACH, "Network is unreachable") E(102, ENETRESET, "Network dropped connection on reset") \
    E(103, ECONNABORTED, "Software caused connection abort") E(104, ECONNRESET, "Connection reset by peer") \
    E(105, ENOBUFS, "No buffer space available") \
    E(106, EISCONN, "Transport endpoint is already connected") \
    E(107, ENOTCONN, "Transport endpoint is not connected") \
    E(108, ESHUTDOWN, "Cannot send after transport endpoint shutdown") \
    E(109, ETOOMANYREFS, "Too many references: cannot splice") E(110, ETIMEDOUT, "Connection timed out") \
    E(111, ECONNREFUSED, "Connection refused") E(112, EHOSTDOWN, "Host is down") \
    E(113, EHOSTUNREACH, "No route to host") E(114, EALREADY, "Operation already in progress") \
    E(115, EINPROGRESS, "Operation now in progress") E(116, ESTALE, "Stale file handle") \
    E(122, EDQUOT, "Disk quota exceeded") E(125, ECANCELED, "Operation canceled")

enum {
#define E(number, name, text) G_##name = number,
    GUEST_ERRORS(E)
#undef E
};

static int guest_errno_of(int host)
{
    switch (host) {
    case 0: return 0;
#define E(number, name, text) case name: return number;
    GUEST_ERRORS(E)
#undef E
#if defined(ENOTSUP) && ENOTSUP != EOPNOTSUPP
    case ENOTSUP: return 95;
#endif
    default: return G_EIO;
    }
}

/* NULL when the number is unknown. */
static const char *guest_error_text(int e)
{
    switch (e) {
    case 0: return "Success";
#define E(number, name, text) case number: return text;
    GUEST_ERRORS(E)
#undef E
    default: return NULL;
    }
}

static const char *guest_error_name(int e)
{
    switch (e) {
    case 0: return "0";
#define E(number, name, text) case number: return #name;
    GUEST_ERRORS(E)
#undef E
    default: return NULL;
    }
}
#endif
