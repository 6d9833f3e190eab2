// grid 128 group 64
// args floats:256 floats:16 zero:512:print=f32
__kernel void fir(__global const float *in, __constant float *taps, __global float *out) {
  __local float tile[80];
  uint l = get_local_id(0), g = get_global_id(0);
  tile[l] = in[g];
  if (l < 16) tile[l + 64] = in[g + 64];
  barrier(CLK_LOCAL_MEM_FENCE);
  float s = 0;
  for (uint k = 0; k < 16; k++) s += taps[k] * tile[l + k];
  out[g] = s;
}
