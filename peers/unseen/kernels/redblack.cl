// grid 32,8 group 32,2
// args floats:680 floats:680 u32:34 u32:1 f32:1.5
__kernel void redblack(__global float *u, __global const float *f, uint pitch, uint color, float w) {
  uint x = get_global_id(0) + 1, y = get_global_id(1) + 1;
  if (((x + y) & 1) != color) return;
  uint p = y * pitch + x;
  float r = u[p - 1] + u[p + 1] + u[p - pitch] + u[p + pitch] - f[p] - 4 * u[p];
  u[p] += w * 0.25f * r;
}
