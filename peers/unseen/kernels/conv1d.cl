// grid 128 group 64
// args random:1024 random:32 zero:512:print=u32
__kernel void conv1d(__global const char *in, __global const char *w, __global int *out) {
  uint i = get_global_id(0);
  int s = 0;
  for (uint k = 0; k < 32; k++) s += in[4 * i + k] * w[k];
  out[i] = min(max(s >> 4, -128), 127);
}
