// grid 32,16 group 16,4
// args floats:512 floats:512 zero:4096:print=f32 u32:32 u32:16 u32:3
#define R 2
#define TW (16 + 2 * R + 2)
#define TH (4 + 2 * R + 2)
static inline float at(__global const float *image, int w, int h, int x, int y) {
  return image[max(min(y, h - 1), 0) * w + max(min(x, w - 1), 0)];
}
static inline float sample(__global const float *image, int w, int h, float x, float y) {
  x = fmin(fmax(x, 0.0f), (float)(w - 1));
  y = fmin(fmax(y, 0.0f), (float)(h - 1));
  float fx = floor(x), fy = floor(y), ax = x - fx, ay = y - fy;
  int ix = (int)fx, iy = (int)fy;
  float top = at(image, w, h, ix, iy) * (1.0f - ax) + at(image, w, h, ix + 1, iy) * ax;
  float low = at(image, w, h, ix, iy + 1) * (1.0f - ax) + at(image, w, h, ix + 1, iy + 1) * ax;
  return top * (1.0f - ay) + low * ay;
}

/* Lucas and Kanade's optical flow: windows of 5 x 5, some iterations, the first picture in local memory. */
__kernel void lucaskan(__global const float *first, __global const float *second, __global float2 *flow, int w, int h, uint iterations) {
  __local float tile[TH][TW];
  int lx = get_local_id(0), ly = get_local_id(1), x = get_global_id(0), y = get_global_id(1);
  int left = x - lx - R - 1, upper = y - ly - R - 1;
  for (int k = ly * 16 + lx; k < TW * TH; k += 64) {
    int ty = k / TW, tx = k - ty * TW;
    tile[ty][tx] = at(first, w, h, left + tx, upper + ty);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  float xx = 0.0f, xy = 0.0f, yy = 0.0f;
  for (int j = -R; j <= R; j++)
    for (int i = -R; i <= R; i++) {
      int tx = lx + i + R + 1, ty = ly + j + R + 1;
      float gx = 0.5f * (tile[ty][tx + 1] - tile[ty][tx - 1]), gy = 0.5f * (tile[ty + 1][tx] - tile[ty - 1][tx]);
      xx += gx * gx;
      xy += gx * gy;
      yy += gy * gy;
    }
  float det = xx * yy - xy * xy;
  float2 v = (float2)(0.0f, 0.0f);
  if (det > 1e-6f * (xx + yy) * (xx + yy) + 1e-20f) {
    for (uint k = 0; k < iterations; k++) {
      float bx = 0.0f, by = 0.0f;
      for (int j = -R; j <= R; j++)
        for (int i = -R; i <= R; i++) {
          int tx = lx + i + R + 1, ty = ly + j + R + 1;
          float gx = 0.5f * (tile[ty][tx + 1] - tile[ty][tx - 1]), gy = 0.5f * (tile[ty + 1][tx] - tile[ty - 1][tx]);
          float dt = tile[ty][tx] - sample(second, w, h, (float)(x + i) + v.x, (float)(y + j) + v.y);
          bx += dt * gx;
          by += dt * gy;
        }
      float2 step = (float2)(yy * bx - xy * by, xx * by - xy * bx) / det;
      step.x = fmin(fmax(step.x, -2.0f), 2.0f);
      step.y = fmin(fmax(step.y, -2.0f), 2.0f);
      v += step;
      if (step.x * step.x + step.y * step.y < 1e-4f) break;
    }
  }
  flow[y * w + x] = v;
}
