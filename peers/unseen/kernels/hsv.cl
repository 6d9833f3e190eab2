// grid 128 group 64
// args floats:384 zero:1536:print=f32
__kernel void hsv(__global const float *in, __global float *out) {
  uint i = get_global_id(0);
  float r = fabs(in[3 * i]), g = fabs(in[3 * i + 1]), b = fabs(in[3 * i + 2]);
  float mx = fmax(fmax(r, g), b), mn = fmin(fmin(r, g), b), d = mx - mn, h;
  if (d == 0) h = 0; else if (mx == r) h = (g - b) / d; else if (mx == g) h = 2 + (b - r) / d; else h = 4 + (r - g) / d;
  if (h < 0) h += 6;
  out[3 * i] = h * 60; out[3 * i + 1] = mx == 0 ? 0 : d / mx; out[3 * i + 2] = mx;
}
