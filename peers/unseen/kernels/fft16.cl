// grid 64 group 64
// args floats:2048 zero:8192:print=u32
__kernel void fft16(__global const float2 *in, __global float2 *out) {
  uint g = get_global_id(0);
  float2 v[16];
  const int at[16] = {0, 8, 4, 12, 2, 10, 6, 14, 1, 9, 5, 13, 3, 11, 7, 15};
  for (int i = 0; i < 16; i++) v[i] = in[g * 16 + at[i]];
  const float c[8] = {1.0f, 0.92387953f, 0.70710678f, 0.38268343f, 0.0f, -0.38268343f, -0.70710678f, -0.92387953f};
  const float s[8] = {0.0f, 0.38268343f, 0.70710678f, 0.92387953f, 1.0f, 0.92387953f, 0.70710678f, 0.38268343f};
  for (int h = 1; h < 16; h <<= 1)
    for (int i = 0; i < 16; i += 2 * h)
      for (int j = 0; j < h; j++) {
        float wr = c[j * (8 / h)], wi = -s[j * (8 / h)];
        float2 a = v[i + j], b = v[i + j + h], t;
        t.x = b.x * wr - b.y * wi; t.y = b.x * wi + b.y * wr;
        v[i + j] = a + t; v[i + j + h] = a - t;
      }
  for (int i = 0; i < 16; i++) out[g * 16 + i] = v[i];
}
