// grid 256 group 64
// args random:16384 zero:8192:print=u64 u32:24
__constant ulong ROUND[24] = {
  0x0000000000000001UL, 0x0000000000008082UL, 0x800000000000808aUL, 0x8000000080008000UL, 0x000000000000808bUL, 0x0000000080000001UL,
  0x8000000080008081UL, 0x8000000000008009UL, 0x000000000000008aUL, 0x0000000000000088UL, 0x0000000080008009UL, 0x000000008000000aUL,
  0x000000008000808bUL, 0x800000000000008bUL, 0x8000000000008089UL, 0x8000000000008003UL, 0x8000000000008002UL, 0x8000000000000080UL,
  0x000000000000800aUL, 0x800000008000000aUL, 0x8000000080008081UL, 0x8000000000008080UL, 0x0000000080000001UL, 0x8000000080008008UL};
#define PARITY(x) (a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20])
#define THETA(x, d) a[x] ^= d; a[x + 5] ^= d; a[x + 10] ^= d; a[x + 15] ^= d; a[x + 20] ^= d;
#define RHO(to, by) t = a[to]; a[to] = rotate(last, (ulong)by); last = t;
#define CHI(y) \
  c0 = a[y]; c1 = a[y + 1]; c2 = a[y + 2]; c3 = a[y + 3]; c4 = a[y + 4]; \
  a[y] = c0 ^ (~c1 & c2); a[y + 1] = c1 ^ (~c2 & c3); a[y + 2] = c2 ^ (~c3 & c4); a[y + 3] = c3 ^ (~c4 & c0); a[y + 4] = c4 ^ (~c0 & c1);

/* SHA3-256 of messages of 64 bytes. */
__kernel void keccak(__global const ulong *messages, __global ulong *digests, int rounds) {
  uint i = get_global_id(0);
  ulong a[25];
  for (int k = 0; k < 25; k++) a[k] = k < 8 ? messages[8 * i + k] : 0;
  a[8] ^= 0x06;
  a[16] ^= 0x8000000000000000UL;
  for (int r = 0; r < rounds; r++) {
    ulong c0 = PARITY(0), c1 = PARITY(1), c2 = PARITY(2), c3 = PARITY(3), c4 = PARITY(4);
    ulong d0 = c4 ^ rotate(c1, 1UL), d1 = c0 ^ rotate(c2, 1UL), d2 = c1 ^ rotate(c3, 1UL), d3 = c2 ^ rotate(c4, 1UL);
    ulong d4 = c3 ^ rotate(c0, 1UL), last, t;
    THETA(0, d0) THETA(1, d1) THETA(2, d2) THETA(3, d3) THETA(4, d4)
    last = a[1];
    RHO(10, 1) RHO(7, 3) RHO(11, 6) RHO(17, 10) RHO(18, 15) RHO(3, 21) RHO(5, 28) RHO(16, 36)
    RHO(8, 45) RHO(21, 55) RHO(24, 2) RHO(4, 14) RHO(15, 27) RHO(23, 41) RHO(19, 56) RHO(13, 8)
    RHO(12, 25) RHO(2, 43) RHO(20, 62) RHO(14, 18) RHO(22, 39) RHO(9, 61) RHO(6, 20) RHO(1, 44)
    CHI(0) CHI(5) CHI(10) CHI(15) CHI(20)
    a[0] ^= ROUND[r];
  }
  for (int k = 0; k < 4; k++) digests[4 * i + k] = a[k];
}
