// grid 256 group 64
// args floats:4000 floats:16 zero:1000:print=f32 zero:1000:print=u32 u32:250 u32:5 f32:2.2
#define LENGTH 16
#define HUGE 1e30f
/* Dynamic time warping of many series against one, within a band, given up as soon as it costs too much. */
__kernel void dtw(__global const float *series, __global const float *query, __global float *costs, __global uint *rows, uint n, int band,
                  float limit) {
  uint i = get_global_id(0);
  if (i >= n) return;
  __global const float *s = series + i * LENGTH;
  float row[LENGTH + 1];
  row[0] = 0;
  for (int j = 1; j <= LENGTH; j++) row[j] = HUGE;
  int r = 0;
  float result = HUGE;
  for (; r < LENGTH; r++) {
    float x = s[r];
    float diagonal = row[0], left = HUGE, least = HUGE;
    int from = max(0, r - band), to = min(LENGTH - 1, r + band);
    if (from > 0) diagonal = row[from];
    row[from] = HUGE;
    for (int j = from; j <= to; j++) {
      float d = x - query[j];
      float above = row[j + 1];
      float best = fmin(fmin(above, left), diagonal);
      left = d * d + best;
      diagonal = above;
      row[j + 1] = left;
      least = fmin(least, left);
    }
    if (least > limit) break;
  }
  if (r == LENGTH) result = row[LENGTH];
  costs[i] = result;
  rows[i] = r;
}
