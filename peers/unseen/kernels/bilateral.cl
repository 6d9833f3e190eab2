// grid 32,16 group 16,4
// args floats:720 zero:2048:print=f32 u32:36
__kernel void bilateral(__global const float *in, __global float *out, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  float centre = in[(y + 1) * pitch + x + 1], sum = 0, weight = 0;
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++) {
      float v = in[(y + j) * pitch + x + i], d = v - centre;
      float w = 1.0f / (1.0f + 8.0f * d * d) * (i == 1 ? 2.0f : 1.0f);
      sum += v * w;
      weight += w;
    }
  out[y * 32 + x] = sum / weight;
}
