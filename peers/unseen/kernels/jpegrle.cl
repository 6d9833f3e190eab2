// grid 128 group 64
// args random:8192 zero:10240:print=u8 zero:512:print=u32
__constant uchar ZIGZAG[64] = {
  0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21, 28,
  35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63};
__constant uchar QUANT[64] = {
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
  18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99};

static inline uint category(int v) {
  uint a = v < 0 ? (uint)-v : (uint)v;
  return 32 - clz(a);
}
static inline short quantise(short c, uchar q) {
  int half_q = q >> 1;
  return (short)((c < 0 ? c - half_q : c + half_q) / q);
}

/* Quantises a block of 8 x 8 coefficients and codes it as bytes of run and size, with the length of the bits that would follow. */
__kernel void jpegrle(__global const char *coefficients, __global uchar *symbols, __global uint *sizes) {
  uint block = get_global_id(0);
  __global const char *src = coefficients + block * 64;
  __global uchar *dst = symbols + block * 80;
  short zz[64];
  for (int k = 0; k < 64; k++) {
    uint at = ZIGZAG[k];
    short c = (short)(src[at] * 4 / (1 + (k >> 3)));
    zz[k] = quantise(c, QUANT[at]);
  }
  short before = block > 0 ? quantise((short)(coefficients[(block - 1) * 64] * 4), QUANT[0]) : (short)0;
  uint n = 0, bits = 0, check = 0;
  int diff = zz[0] - before;
  uint size = category(diff);
  dst[n++] = (uchar)size;
  bits += size;
  int last = 63;
  while (last > 0 && zz[last] == 0) last--;
  uint run = 0;
  for (int k = 1; k <= last; k++) {
    int c = zz[k];
    if (c == 0) { run++; continue; }
    while (run > 15) { dst[n++] = 0xf0; run -= 16; }
    size = category(c);
    uint extra = c < 0 ? (uint)(c + (1 << size) - 1) : (uint)c;
    check = check * 31 + extra;
    dst[n++] = (uchar)(run << 4 | size);
    bits += size;
    run = 0;
  }
  if (last < 63) dst[n++] = 0;
  sizes[block] = check << 20 ^ n << 12 ^ (bits + n * 4);
}
