// grid 128 group 64
// args random:1024 zero:1024:print=u32
static inline __attribute__((always_inline)) uint spread(uint v) { v &= 0xffff; v = (v | v << 8) & 0x00ff00ff; v = (v | v << 4) & 0x0f0f0f0f; v = (v | v << 2) & 0x33333333; v = (v | v << 1) & 0x55555555; return v; }
static inline __attribute__((always_inline)) uint compact(uint v) { v &= 0x55555555; v = (v | v >> 1) & 0x33333333; v = (v | v >> 2) & 0x0f0f0f0f; v = (v | v >> 4) & 0x00ff00ff; v = (v | v >> 8) & 0xffff; return v; }
__kernel void morton(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0);
  uint x = in[2 * i], y = in[2 * i + 1];
  uint m = spread(x) | spread(y) << 1;
  out[2 * i] = m;
  out[2 * i + 1] = compact(in[i]) | compact(in[i] >> 1) << 16;
}
