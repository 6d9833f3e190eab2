// grid 384 group 64
// args random:384 zero:384:print=u8 zero:1536:print=f32 s32:24 s32:16 f32:0.0004
#define SEARCH 2
#define PATCH 1

static inline int at(__global const uchar *image, int x, int y, int width, int height) {
  x = clamp(x, 0, width - 1);
  y = clamp(y, 0, height - 1);
  return image[y * width + x];
}

/* Denoising by non-local means: a window of 5 x 5 patches of 3 x 3 pixels, weights that fall with their distance. */
__kernel void nlmeans(__global const uchar *image, __global uchar *out, __global float *weights,
                      int width, int height, float strength) {
  int gid = get_global_id(0);
  int x = gid % width, y = gid / width;
  if (y >= height) return;
  float total = 0.0f, sum = 0.0f, best = 0.0f;
  for (int dy = -SEARCH; dy <= SEARCH; dy++) {
    for (int dx = -SEARCH; dx <= SEARCH; dx++) {
      if (dx == 0 && dy == 0) continue;
      int distance = 0;
      for (int py = -PATCH; py <= PATCH; py++) {
        for (int px = -PATCH; px <= PATCH; px++) {
          int d = at(image, x + px, y + py, width, height) - at(image, x + dx + px, y + dy + py, width, height);
          distance += d * d;
        }
      }
      float w = 1.0f / (1.0f + strength * (float)distance);
      w *= w;
      best = fmax(best, w);
      total += w;
      sum += w * (float)at(image, x + dx, y + dy, width, height);
    }
  }
  /* The pixel itself weighs as much as the best of the others. */
  total += best;
  sum += best * (float)image[y * width + x];
  float value = sum / total;
  out[y * width + x] = (uchar)clamp((int)(value + 0.5f), 0, 255);
  weights[y * width + x] = total;
}
