// grid 128 group 64
// args floats:768 floats:192 zero:512:print=f32 u32:16
__kernel void raybox(__global const float *rays, __global const float *boxes, __global float *out, uint n) {
  uint i = get_global_id(0);
  float ox = rays[6 * i], oy = rays[6 * i + 1], oz = rays[6 * i + 2];
  float dx = rays[6 * i + 3], dy = rays[6 * i + 4], dz = rays[6 * i + 5];
  float best = 1e30f;
  for (uint b = 0; b < n; b++) {
    float tx0 = (boxes[6 * b] - ox) * dx, tx1 = (boxes[6 * b + 3] - ox) * dx;
    float ty0 = (boxes[6 * b + 1] - oy) * dy, ty1 = (boxes[6 * b + 4] - oy) * dy;
    float tz0 = (boxes[6 * b + 2] - oz) * dz, tz1 = (boxes[6 * b + 5] - oz) * dz;
    float lo = fmax(fmax(fmin(tx0, tx1), fmin(ty0, ty1)), fmin(tz0, tz1));
    float hi = fmin(fmin(fmax(tx0, tx1), fmax(ty0, ty1)), fmax(tz0, tz1));
    if (hi >= fmax(lo, 0.0f) && lo < best) best = lo;
  }
  out[i] = best;
}
