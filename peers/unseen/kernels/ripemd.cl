// grid 64 group 64
// args random:3584 zero:1280:print=u32 u32:56
__constant uchar ORDER[2][80] = {
  {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 7, 4, 13, 1, 10, 6, 15, 3, 12, 0, 9, 5, 2, 14, 11, 8,
   3, 10, 14, 4, 9, 15, 8, 1, 2, 7, 0, 6, 13, 11, 5, 12, 1, 9, 11, 10, 0, 8, 12, 4, 13, 3, 7, 15, 14, 5, 6, 2,
   4, 0, 5, 9, 7, 12, 2, 10, 14, 1, 3, 8, 11, 6, 15, 13},
  {5, 14, 7, 0, 9, 2, 11, 4, 13, 6, 15, 8, 1, 10, 3, 12, 6, 11, 3, 7, 0, 13, 5, 10, 14, 15, 8, 12, 4, 9, 1, 2,
   15, 5, 1, 3, 7, 14, 6, 9, 11, 8, 12, 2, 10, 0, 4, 13, 8, 6, 4, 1, 3, 11, 15, 0, 5, 12, 2, 13, 9, 7, 10, 14,
   12, 15, 10, 4, 1, 5, 8, 7, 6, 2, 13, 14, 0, 3, 9, 11}};
__constant uchar SHIFT[2][80] = {
  {11, 14, 15, 12, 5, 8, 7, 9, 11, 13, 14, 15, 6, 7, 9, 8, 7, 6, 8, 13, 11, 9, 7, 15, 7, 12, 15, 9, 11, 7, 13, 12,
   11, 13, 6, 7, 14, 9, 13, 15, 14, 8, 13, 6, 5, 12, 7, 5, 11, 12, 14, 15, 14, 15, 9, 8, 9, 14, 5, 6, 8, 6, 5, 12,
   9, 15, 5, 11, 6, 8, 13, 12, 5, 12, 13, 14, 11, 8, 5, 6},
  {8, 9, 9, 11, 13, 15, 15, 5, 7, 7, 8, 11, 14, 14, 12, 6, 9, 13, 15, 7, 12, 8, 9, 11, 7, 7, 12, 7, 6, 15, 13, 11,
   9, 7, 15, 11, 8, 6, 6, 14, 12, 13, 5, 14, 13, 13, 7, 5, 15, 5, 8, 11, 14, 14, 6, 14, 6, 9, 12, 9, 12, 5, 15, 8,
   8, 5, 12, 9, 12, 5, 14, 6, 8, 13, 6, 5, 15, 13, 11, 11}};
__constant uint ADD[2][5] = {{0, 0x5a827999, 0x6ed9eba1, 0x8f1bbcdc, 0xa953fd4e},
                             {0x50a28be6, 0x5c4dd124, 0x6d703ef3, 0x7a6d76e9, 0}};

static inline uint mix(int which, uint x, uint y, uint z) {
  switch (which) {
    case 0: return x ^ y ^ z;
    case 1: return (x & y) | (~x & z);
    case 2: return (x | ~y) ^ z;
    case 3: return (x & z) | (y & ~z);
    default: return x ^ (y | ~z);
  }
}

/* RIPEMD-160 of a message that fits into one block, of 20 to 51 bytes. */
__kernel void ripemd(__global const uchar *messages, __global uint *digests, uint pitch) {
  uint gid = get_global_id(0);
  __global const uchar *m = messages + gid * pitch;
  uint length = 20 + (gid & 31);
  uint x[16];
  for (uint i = 0; i < 16; i++) {
    uint v = 0;
    for (uint b = 0; b < 4; b++) {
      uint at = i * 4 + b;
      uint byte = at < length ? m[at] : at == length ? 0x80 : 0;
      v |= byte << (8 * b);
    }
    x[i] = v;
  }
  x[14] = length * 8;
  uint h[5] = {0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0};
  uint line[2][5];
  for (int side = 0; side < 2; side++) {
    uint a = h[0], b = h[1], c = h[2], d = h[3], e = h[4];
    for (int j = 0; j < 80; j++) {
      int round = j >> 4;
      uint t = a + mix(side == 0 ? round : 4 - round, b, c, d) + x[ORDER[side][j]] + ADD[side][round];
      t = rotate(t, (uint)SHIFT[side][j]) + e;
      a = e;
      e = d;
      d = rotate(c, 10u);
      c = b;
      b = t;
    }
    line[side][0] = a; line[side][1] = b; line[side][2] = c; line[side][3] = d; line[side][4] = e;
  }
  for (int i = 0; i < 5; i++)
    digests[gid * 5 + i] = h[(i + 1) % 5] + line[0][(i + 2) % 5] + line[1][(i + 3) % 5];
}
