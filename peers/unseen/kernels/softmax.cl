// grid 64 group 64
// args floats:64 zero:256:print=f32
__kernel void softmax(__global const float *in, __global float *out) {
  __local float t[64];
  uint l = get_local_id(0);
  float v = in[l];
  t[l] = v;
  barrier(CLK_LOCAL_MEM_FENCE);
  float m = t[0];
  for (uint k = 1; k < 64; k++) m = fmax(m, t[k]);
  float e = 1 + (v - m) * (1 + (v - m) * (0.5f + (v - m) * 0.16666667f));
  barrier(CLK_LOCAL_MEM_FENCE);
  t[l] = e;
  barrier(CLK_LOCAL_MEM_FENCE);
  float s = 0;
  for (uint k = 0; k < 64; k++) s += t[k];
  out[l] = e / s;
}
