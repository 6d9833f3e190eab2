// grid 128 group 64
// args doubles:1024 doubles:1024 zero:1024:print=f64
__kernel void ddot(__global const double *a, __global const double *b, __global double *out) {
  uint i = get_global_id(0);
  double s = 0, c = 0;
  for (uint k = 0; k < 8; k++) {
    double y = a[8 * i + k] * b[8 * i + k] - c, t = s + y;
    c = (t - s) - y; s = t;
  }
  out[i] = s;
}
