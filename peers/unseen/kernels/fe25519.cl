// grid 64 group 64
// args random:2048 random:2048 zero:2048:print=u32
/* Ten limbs of 26 and 25 bits in turn, as in the reference code of Ed25519. */
typedef struct { int v[10]; } fe;

static inline void fe_load(fe *r, __global const uint *s) {
  ulong acc = 0;
  uint have = 0, at = 0;
  for (int i = 0; i < 10; i++) {
    uint bits = i & 1 ? 25 : 26;
    if (have < bits) {
      uint word = at == 7 ? s[7] & 0x7fffffffu : s[at];
      acc |= (ulong)word << have;
      have += 32;
      at++;
    }
    r->v[i] = (int)((uint)acc & ((1u << bits) - 1));
    acc >>= bits;
    have -= bits;
  }
}
static inline void fe_carry(fe *r, long *h) {
  for (int pass = 0; pass < 2; pass++)
    for (int i = 0; i < 10; i++) {
      int bits = i & 1 ? 25 : 26;
      long c = (h[i] + (1L << (bits - 1))) >> bits;
      h[i] -= c * (1L << bits);
      if (i == 9) h[0] += 19 * c;
      else h[i + 1] += c;
    }
  for (int i = 0; i < 10; i++) r->v[i] = (int)h[i];
}
static inline void fe_mul(fe *r, const fe *f, const fe *g) {
  long h[10];
  for (int i = 0; i < 10; i++) h[i] = 0;
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 10; j++) {
      int k = i + j, twice = i & j & 1;
      long p = (long)f->v[i] * g->v[j];
      if (twice) p *= 2;
      if (k >= 10) { k -= 10; p *= 19; }
      h[k] += p;
    }
  fe_carry(r, h);
}
static inline void fe_add(fe *r, const fe *f, const fe *g) {
  for (int i = 0; i < 10; i++) r->v[i] = f->v[i] + g->v[i];
}
static inline void fe_sub(fe *r, const fe *f, const fe *g) {
  for (int i = 0; i < 10; i++) r->v[i] = f->v[i] - g->v[i];
}
static inline void fe_store(__global uint *s, const fe *f) {
  int t[10];
  for (int i = 0; i < 10; i++) t[i] = f->v[i];
  int q = (19 * t[9] + (1 << 24)) >> 25;
  for (int i = 0; i < 10; i++) q = (t[i] + q) >> (i & 1 ? 25 : 26);
  t[0] += 19 * q;
  for (int i = 0; i < 10; i++) {
    int bits = i & 1 ? 25 : 26;
    int c = t[i] >> bits;
    t[i] -= c * (1 << bits);
    if (i < 9) t[i + 1] += c;
  }
  ulong acc = 0;
  uint have = 0, at = 0;
  for (int i = 0; i < 10; i++) {
    acc |= (ulong)(uint)t[i] << have;
    have += i & 1 ? 25 : 26;
    if (have >= 32 && at < 7) {
      s[at++] = (uint)acc;
      acc >>= 32;
      have -= 32;
    }
  }
  s[7] = (uint)acc;
}

/* (a b)^4 (a - b) (a + b), the sums and differences not carried, as in a step of a ladder. */
__kernel void fe25519(__global const uint *a, __global const uint *b, __global uint *out) {
  uint gid = get_global_id(0);
  fe x, y, sum, difference, t;
  fe_load(&x, a + gid * 8);
  fe_load(&y, b + gid * 8);
  fe_add(&sum, &x, &y);
  fe_sub(&difference, &x, &y);
  fe_mul(&t, &x, &y);
  for (int k = 0; k < 2; k++) fe_mul(&t, &t, &t);
  fe_mul(&t, &t, &difference);
  fe_mul(&t, &t, &sum);
  fe_store(out + gid * 8, &t);
}
