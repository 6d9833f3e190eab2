// grid 64 group 64
// args random:4096 zero:2048:print=u64 u32:4 u32:6
#define P 0xffffffff00000001ul
#define EPSILON 0xfffffffful
#define WIDTH 8
__constant uchar MDS[WIDTH] = {7, 1, 3, 8, 8, 3, 4, 9};

static inline ulong reduce128(ulong lo, ulong hi) {
  ulong hi_hi = hi >> 32, hi_lo = hi & EPSILON;
  ulong t = lo - hi_hi;
  if (lo < hi_hi) t -= EPSILON;
  ulong u = hi_lo * EPSILON, r = t + u;
  if (r < u) r += EPSILON;
  return r;
}
static inline ulong mulmod(ulong a, ulong b) { return reduce128(a * b, mul_hi(a, b)); }
static inline ulong canonical(ulong a) { return a >= P ? a - P : a; }
static inline ulong addmod(ulong a, ulong b) {
  ulong r = canonical(a) + canonical(b);
  if (r < canonical(a)) r += EPSILON;
  return r;
}
static inline ulong sbox(ulong x) {
  ulong x2 = mulmod(x, x), x3 = mulmod(x2, x);
  return mulmod(mulmod(x2, x2), x3);
}
static inline void mix(ulong *s) {
  ulong r[WIDTH];
  for (int i = 0; i < WIDTH; i++) {
    ulong lo = 0, hi = 0;                            /* sums of the low and of the high halves, for no 128 bits */
    for (int j = 0; j < WIDTH; j++) {
      ulong v = s[(i + j) & (WIDTH - 1)];
      lo += (v & EPSILON) * MDS[j];
      hi += (v >> 32) * MDS[j];
    }
    ulong whole = lo + (hi << 32);
    r[i] = reduce128(whole, (hi >> 32) + (whole < lo));
  }
  for (int i = 0; i < WIDTH; i++) s[i] = r[i];
}
static inline ulong constant_of(uint k) {
  ulong z = (k + 1) * 0x9e3779b97f4a7c15ul;
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9ul;
  z = (z ^ z >> 27) * 0x94d049bb133111ebul;
  return (z ^ z >> 31) >> 1;
}

/* A permutation like Poseidon's over the field of 2^64 - 2^32 + 1. */
__kernel void poseidon(__global const ulong *in, __global ulong *out, uint full, uint partial) {
  uint gid = get_global_id(0), k = 0;
  ulong s[WIDTH];
  for (int i = 0; i < WIDTH; i++) s[i] = in[gid * WIDTH + i];
  for (uint round = 0; round < full + partial; round++) {
    bool whole = round < full / 2 || round >= full / 2 + partial;
    for (int i = 0; i < WIDTH; i++) s[i] = addmod(s[i], constant_of(k++));
    if (whole) for (int i = 0; i < WIDTH; i++) s[i] = sbox(s[i]);
    else s[0] = sbox(s[0]);
    mix(s);
  }
  for (int i = 0; i < 4; i++) out[gid * 4 + i] = canonical(s[i]);
}
