// grid 128 group 64
// args floats:256 zero:1024:print=f32 f32:0.05 u32:10
__kernel void rk4(__global const float2 *in, __global float2 *out, float h, int steps) {
  int gid = get_global_id(0);
  float x = in[gid].x, y = in[gid].y;
  for (int i = 0; i < steps; i++) {
    float k1x = y, k1y = (1.0f - x * x) * y - x;
    float x2 = x + 0.5f * h * k1x, y2 = y + 0.5f * h * k1y;
    float k2x = y2, k2y = (1.0f - x2 * x2) * y2 - x2;
    float x3 = x + 0.5f * h * k2x, y3 = y + 0.5f * h * k2y;
    float k3x = y3, k3y = (1.0f - x3 * x3) * y3 - x3;
    float x4 = x + h * k3x, y4 = y + h * k3y;
    float k4x = y4, k4y = (1.0f - x4 * x4) * y4 - x4;
    x += h * (k1x + 2.0f * k2x + 2.0f * k3x + k4x) / 6.0f;
    y += h * (k1y + 2.0f * k2y + 2.0f * k3y + k4y) / 6.0f;
  }
  out[gid] = (float2)(x, y);
}
