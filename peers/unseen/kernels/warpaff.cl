// grid 512 group 64
// args random:4096 zero:2048:print=u8 s32:32 s32:32 s32:32 s32:58000 s32:21000 s32:-150000 s32:-24000 s32:61000 s32:420000
static inline uchar4 fetch(__global const uchar4 *image, int x, int y, int width, int height) {
  if (x < 0 || y < 0 || x >= width || y >= height) return (uchar4)(0, 0, 0, 255);
  return image[y * width + x];
}

static inline int blend(int a, int b, int c, int d, int fx, int fy) {
  int top = a * (256 - fx) + b * fx;
  int bottom = c * (256 - fx) + d * fx;
  return (top * (256 - fy) + bottom * fy + 32768) >> 16;
}

/* An affine warp of a colour image with bilinear filtering, the matrix in 16.16 fixed point. */
__kernel void warpaff(__global const uchar4 *image, __global uchar4 *out, int width, int height, int outWidth,
                      int m00, int m01, int m02, int m10, int m11, int m12) {
  int gid = get_global_id(0);
  int ox = gid % outWidth, oy = gid / outWidth;
  int sx = m00 * ox + m01 * oy + m02;
  int sy = m10 * ox + m11 * oy + m12;
  int x = sx >> 16, y = sy >> 16;
  int fx = (sx >> 8) & 255, fy = (sy >> 8) & 255;
  uchar4 a = fetch(image, x, y, width, height);
  uchar4 b = fetch(image, x + 1, y, width, height);
  uchar4 c = fetch(image, x, y + 1, width, height);
  uchar4 d = fetch(image, x + 1, y + 1, width, height);
  uchar4 r;
  r.x = (uchar)blend(a.x, b.x, c.x, d.x, fx, fy);
  r.y = (uchar)blend(a.y, b.y, c.y, d.y, fx, fy);
  r.z = (uchar)blend(a.z, b.z, c.z, d.z, fx, fy);
  r.w = (uchar)blend(a.w, b.w, c.w, d.w, fx, fy);
  out[gid] = r;
}
