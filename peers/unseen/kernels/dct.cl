// grid 64 group 64
// args floats:512 zero:2048:print=f32
__kernel void dct(__global const float *in, __global float *out) {
  int gid = get_global_id(0);
  float x[8];
  for (int i = 0; i < 8; i++) x[i] = in[gid * 8 + i];
  float a0 = x[0] + x[7], a7 = x[0] - x[7], a1 = x[1] + x[6], a6 = x[1] - x[6];
  float a2 = x[2] + x[5], a5 = x[2] - x[5], a3 = x[3] + x[4], a4 = x[3] - x[4];
  float b0 = a0 + a3, b3 = a0 - a3, b1 = a1 + a2, b2 = a1 - a2;
  x[0] = (b0 + b1) * 0.35355339f; x[4] = (b0 - b1) * 0.35355339f;
  x[2] = b3 * 0.46193977f + b2 * 0.19134172f; x[6] = b3 * 0.19134172f - b2 * 0.46193977f;
  x[1] = a7 * 0.49039264f + a6 * 0.41573481f + a5 * 0.27778512f + a4 * 0.09754516f;
  x[3] = a7 * 0.41573481f - a6 * 0.09754516f - a5 * 0.49039264f - a4 * 0.27778512f;
  x[5] = a7 * 0.27778512f - a6 * 0.49039264f + a5 * 0.09754516f + a4 * 0.41573481f;
  x[7] = a7 * 0.09754516f - a6 * 0.27778512f + a5 * 0.41573481f - a4 * 0.49039264f;
  for (int i = 0; i < 8; i++) out[gid * 8 + i] = x[i];
}
