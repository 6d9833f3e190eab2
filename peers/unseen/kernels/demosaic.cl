// grid 32,16 group 16,4
// args random:1440 zero:2048:print=u8 u32:36 u32:20 f32:1.8 f32:1.4
/* Malvar, He and Cutler's interpolation of an RGGB sensor of 12 bits, white balance and a tone curve. */
static inline int raw(__global const ushort *s, int pitch, int x, int y) { return s[y * pitch + x] & 4095; }
static inline float curve(float x) {
  x = fmin(fmax(x, 0.0f), 1.0f);
  float root = sqrt(x);
  return x <= 0.0031308f ? 12.92f * x : root * (1.1380f + root * (-0.2073f + root * 0.1180f)) - 0.0487f;
}
static inline uchar to_byte(float x) { return (uchar)(fmin(fmax(x, 0.0f), 1.0f) * 255.0f + 0.5f); }

__kernel void demosaic(__global const ushort *sensor, __global uchar4 *image, int pitch, int height, float red_gain, float blue_gain) {
  int x = get_global_id(0), y = get_global_id(1);
  __global const ushort *s = sensor + 2 * pitch + 2;     /* a border of two on every side */
  int c = raw(s, pitch, x, y);
  int n = raw(s, pitch, x, y - 1), so = raw(s, pitch, x, y + 1), w = raw(s, pitch, x - 1, y), e = raw(s, pitch, x + 1, y);
  int n2 = raw(s, pitch, x, y - 2), s2 = raw(s, pitch, x, y + 2), w2 = raw(s, pitch, x - 2, y), e2 = raw(s, pitch, x + 2, y);
  int corners = raw(s, pitch, x - 1, y - 1) + raw(s, pitch, x + 1, y - 1) + raw(s, pitch, x - 1, y + 1) + raw(s, pitch, x + 1, y + 1);
  int far = n2 + s2 + w2 + e2;
  int cross = (8 * c + 4 * (n + so + w + e) - 2 * far) / 16;
  int diagonal = (12 * c + 4 * corners - 3 * far) / 16;
  int along = (10 * c + 8 * (w + e) - 2 * corners - 2 * (w2 + e2) + (n2 + s2)) / 16;
  int across = (10 * c + 8 * (n + so) - 2 * corners - 2 * (n2 + s2) + (w2 + e2)) / 16;
  int r, g, b;
  switch ((y & 1) * 2 + (x & 1)) {
    case 0: r = c; g = cross; b = diagonal; break;
    case 1: r = along; g = c; b = across; break;
    case 2: r = across; g = c; b = along; break;
    default: r = diagonal; g = cross; b = c; break;
  }
  float4 linear = (float4)((float)r * red_gain, (float)g, (float)b * blue_gain, 4095.0f) / 4095.0f;
  float luma = 0.2126f * linear.x + 0.7152f * linear.y + 0.0722f * linear.z;
  float tone = (1.0f + fmax(luma, 0.0f) * 0.4f) / (1.0f + fmax(luma, 0.0f));
  linear *= tone;
  image[y * (int)get_global_size(0) + x] = (uchar4)(to_byte(curve(linear.x)), to_byte(curve(linear.y)), to_byte(curve(linear.z)), (uchar)255);
}
