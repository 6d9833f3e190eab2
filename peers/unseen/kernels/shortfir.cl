// grid 64 group 64
// args random:512 random:32 zero:256:print=u32
__kernel void shortfir(__global const short *in, __global const short *c, __global int *out) {
  uint g = get_global_id(0);
  int s = 0;
  for (uint k = 0; k < 16; k++) s += in[g + k] * c[k];
  int r = (s + (1 << 14)) >> 15;
  r = r > 32767 ? 32767 : r < -32768 ? -32768 : r;
  out[g] = r;
}
