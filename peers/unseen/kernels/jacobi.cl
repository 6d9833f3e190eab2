// grid 32,8 group 32,2
// args floats:340 zero:1024:print=f32 u32:34
__kernel void jacobi(__global const float *in, __global float *out, uint pitch) {
  uint x = get_global_id(0) + 1, y = get_global_id(1) + 1;
  float c = in[y * pitch + x];
  float s = in[(y - 1) * pitch + x] + in[(y + 1) * pitch + x] + in[y * pitch + x - 1] + in[y * pitch + x + 1];
  out[(y - 1) * 32 + x - 1] = c + 0.25f * (s - 4 * c);
}
