// grid 64 group 64
// args random:1024 zero:256:print=u32
__kernel void otsu(__global const uint *in, __global uint *out) {
  __local uint h[64], s[64], w[64];
  uint l = get_local_id(0);
  h[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 0; k < 4; k++) h[in[k * 64 + l] >> 26] = k;
  barrier(CLK_LOCAL_MEM_FENCE);
  s[l] = h[l]; w[l] = h[l] * l;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint d = 1; d < 64; d <<= 1) {
    uint a = l >= d ? s[l - d] : 0, b = l >= d ? w[l - d] : 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    s[l] += a; w[l] += b;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  uint n0 = s[l], n1 = s[63] - n0;
  float v = 0;
  if (n0 && n1) { float m0 = (float)w[l] / n0, m1 = (float)(w[63] - w[l]) / n1, d = m0 - m1; v = (float)n0 * (float)n1 * d * d; }
  out[l] = as_uint(v);
}
