// grid 64 group 64
// args random:4096 random:64 zero:256:print=u32 u32:16
__kernel void dot8(__global const char4 *w, __global const char4 *x, __global int *out, uint n) {
  uint i = get_global_id(0); int s = 0;
  for (uint k = 0; k < n; k++) { char4 a = w[k * 64 + i], b = x[k]; s += a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
  out[i] = s;
}
