// grid 512 group 128
// args floats:1024 floats:256 below:2000:4 zero:4096:print=f32 f32:0.00001 f32:13.287712
/* exp2 for arguments of -30 to 30. */
static inline float exp2_poly(float x) {
  float n = floor(x + 0.5f), f = x - n;
  float p = 0.0013333558f;
  p = fma(p, f, 0.0096181291f);
  p = fma(p, f, 0.0555041087f);
  p = fma(p, f, 0.2402265070f);
  p = fma(p, f, 0.6931471806f);
  p = fma(p, f, 1.0f);
  return p * as_float((uint)((int)n + 127) << 23);
}

static inline float2 sincos_poly(float x) {
  float q = floor(x * 0.63661977f + 0.5f);
  float r = fma(q, -1.5707964f, x);
  r = fma(q, 4.3711388e-8f, r);
  float r2 = r * r;
  float s = r * (1.0f + r2 * (-0.16666667f + r2 * (0.0083333310f + r2 * -0.00019840874f)));
  float c = 1.0f + r2 * (-0.5f + r2 * (0.041666638f + r2 * (-0.0013888378f + r2 * 0.000024760495f)));
  switch ((int)q & 3) {
    case 0: return (float2)(s, c);
    case 1: return (float2)(c, -s);
    case 2: return (float2)(-s, -c);
    default: return (float2)(-c, s);
  }
}

/* RMSNorm of a token of 256 numbers, then rotary embedding of four heads of 64. */
__kernel void roperms(__global const float *x, __global const float *gain, __global const uint *position, __global float *out, float eps, float log2_base) {
  __local float sums[128];
  uint lid = get_local_id(0), token = get_group_id(0);
  uint head = lid >> 5, pair = lid & 31;
  uint i0 = head * 64 + pair, i1 = i0 + 32;
  float a = x[token * 256 + i0], b = x[token * 256 + i1];
  sums[lid] = a * a + b * b;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = 64; s > 0; s >>= 1) {
    if (lid < s) sums[lid] += sums[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float scale = rsqrt(sums[0] / 256.0f + eps);
  a *= scale * gain[i0];
  b *= scale * gain[i1];
  float freq = exp2_poly(-(float)pair / 32.0f * log2_base);
  float2 sc = sincos_poly((float)position[token] * freq);
  out[token * 256 + i0] = a * sc.y - b * sc.x;
  out[token * 256 + i1] = a * sc.x + b * sc.y;
}
