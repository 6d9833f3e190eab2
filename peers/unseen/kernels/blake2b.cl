// grid 64 group 64
// args random:8192 zero:4096:print=u64
__constant ulong IV[8] = {
  0x6a09e667f3bcc908ul, 0xbb67ae8584caa73bul, 0x3c6ef372fe94f82bul, 0xa54ff53a5f1d36f1ul,
  0x510e527fade682d1ul, 0x9b05688c2b3e6c1ful, 0x1f83d9abfb41bd6bul, 0x5be0cd19137e2179ul};
__constant uchar SIGMA[10][16] = {
  {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15},
  {14, 10, 4, 8, 9, 15, 13, 6, 1, 12, 0, 2, 11, 7, 5, 3},
  {11, 8, 12, 0, 5, 2, 15, 13, 10, 14, 3, 6, 7, 1, 9, 4},
  {7, 9, 3, 1, 13, 12, 11, 14, 2, 6, 5, 10, 4, 0, 15, 8},
  {9, 0, 5, 7, 2, 4, 10, 15, 14, 1, 11, 12, 6, 8, 3, 13},
  {2, 12, 6, 10, 0, 11, 8, 3, 4, 13, 7, 5, 15, 14, 1, 9},
  {12, 5, 1, 15, 14, 13, 4, 10, 0, 7, 6, 3, 9, 2, 8, 11},
  {13, 11, 7, 14, 12, 1, 3, 9, 5, 0, 15, 4, 8, 6, 2, 10},
  {6, 15, 14, 9, 11, 3, 0, 8, 12, 2, 13, 7, 1, 4, 10, 5},
  {10, 2, 8, 4, 7, 6, 1, 5, 15, 11, 9, 14, 3, 12, 13, 0}};
#define ROTR(x, n) rotate((x), (ulong)(64 - (n)))
#define G(a, b, c, d, i) \
  do { \
    a += b + m[s[2 * (i)]]; \
    d = ROTR(d ^ a, 32); \
    c += d; \
    b = ROTR(b ^ c, 24); \
    a += b + m[s[2 * (i) + 1]]; \
    d = ROTR(d ^ a, 16); \
    c += d; \
    b = ROTR(b ^ c, 63); \
  } while (0)

/* BLAKE2b-512 of one block for each work-item; the number of bytes that count is from 65 to 128. */
__kernel void blake2b(__global const ulong *blocks, __global ulong *digests) {
  uint gid = get_global_id(0);
  uint length = 65 + (gid * 23 & 63);
  __local ulong staged[64 * 16];
  __local ulong *m = staged + get_local_id(0) * 16;
  for (uint i = 0; i < 16; i++) {
    ulong w = blocks[gid * 16 + i];
    uint first = i * 8;
    if (first >= length) w = 0;
    else if (first + 8 > length) w &= (1ul << (8 * (length - first))) - 1;
    m[i] = w;
  }
  ulong h[8];
  for (int i = 0; i < 8; i++) h[i] = IV[i];
  h[0] ^= 0x01010040;
  ulong v[16];
  for (int i = 0; i < 8; i++) {
    v[i] = h[i];
    v[i + 8] = IV[i];
  }
  v[12] ^= length;
  v[14] = ~v[14];
  for (int round = 0; round < 12; round++) {
    __constant uchar *s = SIGMA[round % 10];
    G(v[0], v[4], v[8], v[12], 0);
    G(v[1], v[5], v[9], v[13], 1);
    G(v[2], v[6], v[10], v[14], 2);
    G(v[3], v[7], v[11], v[15], 3);
    G(v[0], v[5], v[10], v[15], 4);
    G(v[1], v[6], v[11], v[12], 5);
    G(v[2], v[7], v[8], v[13], 6);
    G(v[3], v[4], v[9], v[14], 7);
  }
  for (int i = 0; i < 8; i++) digests[gid * 8 + i] = h[i] ^ v[i] ^ v[i + 8];
}
