// grid 128 group 64
// args random:512 zero:512:print=u32
__kernel void fp16ish(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0), f = in[i];
  uint s = f >> 16 & 0x8000; int e = (int)(f >> 23 & 255) - 112; uint m = f & 0x7fffff;
  uint r;
  if (e <= 0) r = e < -10 ? s : s | (m | 0x800000) >> (14 - e);
  else if (e >= 31) r = s | 0x7c00;
  else r = s | e << 10 | m >> 13;
  out[i] = r;
}
