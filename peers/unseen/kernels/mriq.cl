// grid 256 group 64
// args floats:256 floats:256 floats:256 floats:160 zero:2048:print=f32 u32:40 u32:250
/* Sine and cosine of x turns. */
static inline float2 sincos_turns(float x) {
  float quarter = rint(4.0f * x);
  float r = (x - 0.25f * quarter) * 6.28318531f, r2 = r * r;
  float s = r * (1.0f + r2 * (-0.166666667f + r2 * (8.33333333e-3f + r2 * -1.98412698e-4f)));
  float c = 1.0f + r2 * (-0.5f + r2 * (0.0416666667f + r2 * (-1.38888889e-3f + r2 * 2.48015873e-5f)));
  int q = (int)quarter & 3;
  float2 result = (q & 1) ? (float2)(c, s) : (float2)(s, c);
  if (q == 1 || q == 2) result.y = -result.y;
  if (q >= 2) result.x = -result.x;
  return result;
}
/* Parboil's MRI-Q: each voxel adds up all samples of k-space. */
__kernel void mriq(__global const float *px, __global const float *py, __global const float *pz, __global const float4 *samples,
                   __global float2 *q, uint count, uint voxels) {
  uint i = get_global_id(0);
  if (i >= voxels) return;
  float x = px[i], y = py[i], z = pz[i];
  float real = 0, imaginary = 0;
  for (uint k = 0; k < count; k++) {
    float4 sample = samples[k];
    float turns = 4.0f * (sample.x * x + sample.y * y - sample.z * z);
    float2 sc = sincos_turns(turns);
    real += sample.w * sc.y;
    imaginary += sample.w * sc.x;
  }
  q[i] = (float2)(real, imaginary);
}
