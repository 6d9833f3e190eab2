// grid 32,16 group 16,4
// args floats:1024 zero:2048:print=f32 u32:32 u32:32 f32:0.7
__kernel void bilinear(__global const float *in, __global float *out, int w, int h, float scale) {
  int x = get_global_id(0), y = get_global_id(1);
  float fx = x * scale, fy = y * scale;
  int ix = (int)fx, iy = (int)fy;
  float ax = fx - ix, ay = fy - iy;
  int x1 = min(ix + 1, w - 1), y1 = min(iy + 1, h - 1);
  float a = in[iy * w + ix], b = in[iy * w + x1], c = in[y1 * w + ix], d = in[y1 * w + x1];
  float top = a + (b - a) * ax, bottom = c + (d - c) * ax;
  out[y * get_global_size(0) + x] = top + (bottom - top) * ay;
}
