// grid 64 group 64
// args below:8:64 floats:512 floats:64 zero:256:print=f32
__kernel void csr2(__global const uint *len, __global const float *val, __global const float *x, __global float *out) {
  uint i = get_global_id(0), n = len[i];
  float s = 0;
  for (uint k = 0; k < n; k++) s += val[k * 64 + i] * x[(i + k * 7) & 63];
  out[i] = s;
}
