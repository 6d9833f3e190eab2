// grid 64 group 64
// args random:4096 random:16 zero:1024:print=u64 u32:64
typedef struct { ulong hi, lo; } block;

static inline ulong bigEndian(__global const uchar *p) {
  ulong v = 0;
  for (int i = 0; i < 8; i++) v = v << 8 | p[i];
  return v;
}

/* The product in GF(2^128) with the reflected bits of GCM. */
static inline block multiply(block x, block y) {
  block z = {0, 0};
  block v = y;
  for (int i = 0; i < 128; i++) {
    ulong bit = i < 64 ? x.hi >> (63 - i) & 1 : x.lo >> (127 - i) & 1;
    if (bit) {
      z.hi ^= v.hi;
      z.lo ^= v.lo;
    }
    ulong carry = v.lo & 1;
    v.lo = v.lo >> 1 | v.hi << 63;
    v.hi >>= 1;
    if (carry) v.hi ^= 0xe100000000000000ul;
  }
  return z;
}

/* GHASH of a message for each work-item; its last block may be a part of one. */
__kernel void ghash(__global const uchar *messages, __global const uchar *key, __global block *tags, uint pitch) {
  uint gid = get_global_id(0);
  __global const uchar *m = messages + gid * pitch;
  uint length = 17 + gid % 40;
  block h = {bigEndian(key), bigEndian(key + 8)};
  block y = {0, 0};
  for (uint at = 0; at < length; at += 16) {
    block part;
    if (at + 16 <= length) {
      part.hi = bigEndian(m + at);
      part.lo = bigEndian(m + at + 8);
    } else {
      part.hi = part.lo = 0;
      for (uint i = 0; at + i < length; i++) {
        ulong byte = m[at + i];
        if (i < 8) part.hi |= byte << (56 - 8 * i);
        else part.lo |= byte << (120 - 8 * i);
      }
    }
    y.hi ^= part.hi;
    y.lo ^= part.lo;
    y = multiply(y, h);
  }
  y.lo ^= (ulong)length * 8;
  tags[gid] = multiply(y, h);
}
