// grid 32,16 group 16,4
// args floats:720 zero:2048:print=f32 u32:36
__constant float weights[5] = {0.0625f, 0.25f, 0.375f, 0.25f, 0.0625f};
__kernel void gauss5(__global const float *in, __global float *out, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int j = 0; j < 5; j++)
    for (int i = 0; i < 5; i++) sum += weights[j] * weights[i] * in[(y + j) * pitch + x + i];
  out[y * get_global_size(0) + x] = sum;
}
