// grid 128 group 64
// args random:4096 random:4096 zero:4096:print=u32
#define LIMBS 8
#define NEGATIVE_INVERSE 0xd2253531u
__constant uint P[LIMBS] = {0xfffffc2f, 0xfffffffe, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff, 0xffffffff};

static inline uint subtractP(uint *r, const uint *a) {
  ulong borrow = 0;
  for (int i = 0; i < LIMBS; i++) {
    ulong d = (ulong)a[i] - P[i] - borrow;
    r[i] = (uint)d;
    borrow = d >> 63;
  }
  return (uint)borrow;
}

/* r = a * b / 2^256 modulo p, operands scanned one word after the other. */
static inline void montgomery(uint *r, const uint *a, const uint *b) {
  uint t[LIMBS + 2];
  for (int i = 0; i < LIMBS + 2; i++) t[i] = 0;
  for (int i = 0; i < LIMBS; i++) {
    uint carry = 0;
    for (int j = 0; j < LIMBS; j++) {
      ulong x = (ulong)a[j] * b[i] + t[j] + carry;
      t[j] = (uint)x;
      carry = (uint)(x >> 32);
    }
    ulong top = (ulong)t[LIMBS] + carry;
    t[LIMBS] = (uint)top;
    t[LIMBS + 1] = (uint)(top >> 32);

    uint m = t[0] * NEGATIVE_INVERSE;
    ulong x = (ulong)m * P[0] + t[0];
    carry = (uint)(x >> 32);
    for (int j = 1; j < LIMBS; j++) {
      x = (ulong)m * P[j] + t[j] + carry;
      t[j - 1] = (uint)x;
      carry = (uint)(x >> 32);
    }
    top = (ulong)t[LIMBS] + carry;
    t[LIMBS - 1] = (uint)top;
    t[LIMBS] = t[LIMBS + 1] + (uint)(top >> 32);
  }
  uint reduced[LIMBS];
  uint borrow = subtractP(reduced, t);
  uint keep = t[LIMBS] == 0 && borrow != 0;
  for (int i = 0; i < LIMBS; i++) r[i] = keep ? t[i] : reduced[i];
}

/* (a * b) to the fifth power, everything in Montgomery form modulo the prime of secp256k1. */
__kernel void mont256(__global const uint *as, __global const uint *bs, __global uint *results) {
  uint gid = get_global_id(0);
  uint a[LIMBS], b[LIMBS], product[LIMBS], power[LIMBS];
  for (int i = 0; i < LIMBS; i++) {
    a[i] = as[gid * LIMBS + i];
    b[i] = bs[gid * LIMBS + i];
  }
  montgomery(product, a, b);
  montgomery(power, product, product);
  montgomery(power, power, power);
  montgomery(power, power, product);
  for (int i = 0; i < LIMBS; i++) results[i * get_global_size(0) + gid] = power[i];
}
