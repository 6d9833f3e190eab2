// grid 64 group 64
// args floats:128 zero:512:print=f32
__kernel void haar(__global const float *in, __global float *out) {
  __local float t[128];
  uint l = get_local_id(0);
  t[l] = in[l]; t[l + 64] = in[l + 64];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint n = 64; n > 0; n >>= 1) {
    float a = 0, b = 0;
    if (l < n) { a = t[2 * l]; b = t[2 * l + 1]; }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (l < n) { t[l] = (a + b) * 0.5f; out[n + l] = (a - b) * 0.5f; }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0) out[0] = t[0];
}
