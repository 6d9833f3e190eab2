// grid 1024 group 256
// args random:1024 zero:1024:print=u8 u32:32 u32:32 u32:300 u32:550
#define T 16
static inline int pixel(__global const uchar *image, int x, int y, int w, int h) {
  return image[max(min(y, h - 1), 0) * w + max(min(x, w - 1), 0)];
}
static inline __attribute__((always_inline)) int2 gradient(__global const uchar *image, int x, int y, int w, int h) {
  int nw = pixel(image, x - 1, y - 1, w, h), n = pixel(image, x, y - 1, w, h), ne = pixel(image, x + 1, y - 1, w, h);
  int west = pixel(image, x - 1, y, w, h), east = pixel(image, x + 1, y, w, h);
  int sw = pixel(image, x - 1, y + 1, w, h), s = pixel(image, x, y + 1, w, h), se = pixel(image, x + 1, y + 1, w, h);
  return (int2)(ne + 2 * east + se - nw - 2 * west - sw, sw + 2 * s + se - nw - 2 * n - ne);
}
/* Canny's edges without the last step: Sobel, suppression of what is no maximum across the edge, two thresholds. */
__kernel void canny(__global const uchar *image, __global uchar *edges, int w, int h, int low, int high) {
  __local ushort magnitude[T + 2][T + 2];
  int lid = get_local_id(0), group = get_group_id(0);
  int tiles = w / T, x0 = group % tiles * T, y0 = group / tiles * T;
  for (int e = lid; e < (T + 2) * (T + 2); e += T * T) {
    int y = e / (T + 2), x = e % (T + 2);
    int2 g = gradient(image, x0 + x - 1, y0 + y - 1, w, h);
    magnitude[y][x] = (g.x < 0 ? -g.x : g.x) + (g.y < 0 ? -g.y : g.y);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  int x = lid % T, y = lid / T;
  int2 g = gradient(image, x0 + x, y0 + y, w, h);
  int ax = g.x < 0 ? -g.x : g.x, ay = g.y < 0 ? -g.y : g.y;
  int dx = 1, dy = 1;
  if (2 * ay < ax) dy = 0;
  else if (2 * ax < ay) dx = 0;
  else if ((g.x ^ g.y) < 0) dy = -1;
  int m = magnitude[y + 1][x + 1];
  int before = magnitude[y + 1 - dy][x + 1 - dx], after = magnitude[y + 1 + dy][x + 1 + dx];
  uchar result = 0;
  if (m > before && m >= after) result = m >= high ? 255 : m >= low ? 128 : 0;
  edges[(y0 + y) * w + x0 + x] = result;
}
