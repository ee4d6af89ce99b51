/* libsodium under load.
 *
 *     sodium work [ROUNDS]
 *
 * Every result goes into a hash, so that engines can be compared.
 */
#include <string.h>
#include "sodium.h"
#include "timing.h"

#define SIZE 65536
static unsigned char text[SIZE + 64], sealed[SIZE + 64], out[1024];

static void must(int failed, const char *what)
{
    if (failed) { printf("%s failed\n", what); exit(1); }
}

static int told;

/* The first round tells its results. */
static void show(const char *name, const void *bytes, size_t n)
{
    if (!told) printf("%s: %016llx\n", name, (unsigned long long)hash_bytes(HASH_START, bytes, n));
}

static void streams(void)
{
    unsigned char key[32] = {1, 2, 3}, nonce[24] = {4, 5, 6};
    unsigned long long n, m;

    begin();
    for (int i = 0; i < 8; i++) {
        nonce[0] = (unsigned char)i;
        must(crypto_aead_xchacha20poly1305_ietf_encrypt(sealed, &n, text, SIZE, key, 32, 0, nonce, key), "encrypt");
        must(crypto_aead_xchacha20poly1305_ietf_decrypt(text, &m, 0, sealed, n, key, 32, nonce, key), "decrypt");
    }
    end("aead");
    show("aead", sealed, n);

    begin();
    for (int i = 0; i < 8; i++) must(crypto_secretbox_easy(sealed, text, SIZE, nonce, key), "secretbox");
    end("secretbox");
    show("secretbox", sealed, SIZE);
}

static void hashes(void)
{
    begin();
    for (int i = 0; i < 16; i++) must(crypto_generichash(out, 64, text, SIZE, 0, 0), "generichash");
    end("blake2b");
    show("blake2b", out, 64);
    begin();
    for (int i = 0; i < 8; i++) must(crypto_hash_sha512(out, text, SIZE), "sha512");
    end("sha512");
    show("sha512", out, 64);
    begin();
    for (int i = 0; i < 8; i++) must(crypto_hash_sha256(out, text, SIZE), "sha256");
    end("sha256");
    show("sha256", out, 32);
    begin();
    for (int i = 0; i < 16; i++) must(crypto_shorthash(out, text, SIZE, text), "siphash");
    end("siphash");
    show("siphash", out, 8);
}

static void curves(void)
{
    unsigned char seed[32] = {7}, pk[32], sk[64], sig[64], q[32], scalar[32] = {9, 8, 7};
    must(crypto_sign_seed_keypair(pk, sk, seed), "keypair");
    begin();
    for (int i = 0; i < 20; i++) {
        text[0] = (unsigned char)i;
        must(crypto_sign_detached(sig, 0, text, 200, sk), "sign");
        must(crypto_sign_verify_detached(sig, text, 200, pk), "verify");
    }
    end("ed25519");
    show("ed25519", sig, 64);
    begin();
    must(crypto_scalarmult_base(q, scalar), "base");
    for (int i = 0; i < 20; i++) must(crypto_scalarmult(q, scalar, q), "scalarmult");
    end("x25519");
    show("x25519", q, 32);
}

static void passwords(void)
{
    unsigned char salt[16] = {3};
    begin();
    must(crypto_pwhash(out, 32, "correct horse", 13, salt, 1, 1 << 20, crypto_pwhash_ALG_ARGON2ID13), "argon2");
    end("argon2");
    show("argon2", out, 32);
}

int main(int argc, char **argv)
{
    int rounds = argc > 2 ? atoi(argv[2]) : 1;
    must(sodium_init() < 0, "init");
    while (rounds-- > 0) {
        random_state = 42;
        for (int i = 0; i < SIZE; i++) text[i] = (unsigned char)random_below(256);
        streams(), hashes(), curves(), passwords();
        told = 1;
    }
    return 0;
}
