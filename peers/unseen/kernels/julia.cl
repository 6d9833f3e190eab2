// grid 32,16 group 16,4
// args zero:2048:print=u32 f32:-0.8 f32:0.156 u32:40
__kernel void julia(__global uint *out, float cr, float ci, int most) {
  int x = get_global_id(0), y = get_global_id(1);
  float zr = (x - 16) * 0.1f, zi = (y - 8) * 0.1f;
  int n = 0;
  while (n < most && zr * zr + zi * zi < 4.0f) {
    float t = zr * zr - zi * zi + cr;
    zi = 2.0f * zr * zi + ci;
    zr = t;
    n++;
  }
  out[y * 32 + x] = n;
}
