// grid 512 group 128
// args zero:2048:print=f32 zero:2048:print=u8 u32:32 f32:0.21 u32:1234
static inline uint hash(uint x, uint y, uint seed) {
  uint h = x * 0x8da6b343u ^ y * 0xd8163841u ^ seed;
  h ^= h >> 15;
  h *= 0x2c1b3c6du;
  h ^= h >> 12;
  h *= 0x297a2d39u;
  return h ^ h >> 15;
}
/* Worley's cellular noise: the distance between the nearest and the second nearest of scattered points. */
__kernel void worley(__global float *out, __global uchar4 *colours, uint width, float scale, uint seed) {
  uint i = get_global_id(0);
  float x = (i % width) * scale, y = (i / width) * scale;
  int cx = (int)floor(x), cy = (int)floor(y);
  float nearest = 1e9f, second = 1e9f;
  uint owner = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      uint h = hash(cx + dx, cy + dy, seed);
      uint points = 1 + (h & 1);
      for (uint k = 0; k < points; k++) {
        h = h * 1664525u + 1013904223u;
        float fx = (cx + dx) + (h >> 16) / 65536.0f - x;
        h = h * 1664525u + 1013904223u;
        float fy = (cy + dy) + (h >> 16) / 65536.0f - y;
        float d = fx * fx + fy * fy;
        if (d < nearest) {
          second = nearest;
          nearest = d;
          owner = h;
        } else if (d < second) second = d;
      }
    }
  float f1 = sqrt(nearest), f2 = sqrt(second);
  out[i] = f2 - f1;
  float light = f1 < 1.0f ? 255.0f * (1.0f - f1) : 0.0f;
  colours[i] = (uchar4)((uchar)light, (uchar)(light * ((owner >> 8) & 255) / 255.0f), owner >> 24, 255);
}
