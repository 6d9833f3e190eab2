// grid 16,16 group 16,4
// args zero:1024:print=u32 u32:30
__kernel void mandel64(__global uint *out, int most) {
  int x = get_global_id(0), y = get_global_id(1);
  double cr = x * 0.15 - 1.8, ci = y * 0.15 - 1.2, zr = 0, zi = 0;
  int n = 0;
  for (; n < most; n++) {
    double a = zr * zr, b = zi * zi;
    if (a + b > 4.0) break;
    zi = 2.0 * zr * zi + ci;
    zr = a - b + cr;
  }
  out[y * 16 + x] = n;
}
