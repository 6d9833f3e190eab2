// grid 128 group 64
// args random:512 zero:512:print=u32
__kernel void isqrt(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0), n = in[i], r = 0, bit = 1u << 30;
  while (bit > n) bit >>= 2;
  while (bit) { if (n >= r + bit) { n -= r + bit; r = (r >> 1) + bit; } else r >>= 1; bit >>= 2; }
  out[i] = r;
}
