// grid 64,4 group 64,1
// args random:1088 zero:1024:print=u32 u32:68
__kernel void boxblur(__global const uchar *in, __global uint *out, uint pitch) {
  uint x = get_global_id(0), y = get_global_id(1);
  uint s = 0;
  for (uint k = 0; k < 5; k++) s += in[y * pitch + x + k];
  out[y * 64 + x] = (s * 205) >> 10;
}
