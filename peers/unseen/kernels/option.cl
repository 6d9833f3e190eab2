// grid 128 group 64
// args floats:128 floats:128 zero:512:print=f32 f32:0.02 f32:0.3
__kernel void option(__global const float *price, __global const float *strike, __global float *out, float rate, float spread) {
  int gid = get_global_id(0);
  float s = price[gid] + 0.5f, x = strike[gid] + 0.5f;
  float d = (s / x - 1.0f) * (1.0f - 0.5f * (s / x - 1.0f)) / spread + rate;
  float k = 1.0f / (1.0f + 0.2316419f * fabs(d));
  float w = k * (0.31938153f + k * (-0.356563782f + k * (1.781477937f + k * (-1.821255978f + k * 1.330274429f))));
  float e = 1.0f - 0.5f * d * d + 0.125f * d * d * d * d;
  float n = 0.39894228f * e * w;
  if (d > 0.0f) n = 1.0f - n;
  out[gid] = s * n - x * (1.0f - rate) * n * 0.9f;
}
