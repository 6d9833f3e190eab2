// grid 128 group 64
// args doubles:128 zero:1024:print=f64
__kernel void horner64(__global const double *in, __global double *out) {
  uint i = get_global_id(0);
  double x = in[i] * 0.01, k = rint(x * 1.4426950408889634), r = x - k * 0.6931471805599453;
  double p = 1.0 / 5040; p = p * r + 1.0 / 720; p = p * r + 1.0 / 120; p = p * r + 1.0 / 24; p = p * r + 1.0 / 6; p = p * r + 0.5; p = p * r + 1; p = p * r + 1;
  long bits = ((long)k + 1023) << 52;
  out[i] = p * as_double(bits);
}
