// grid 64 group 64
// args doubles:256 zero:512:print=u32
__kernel void doublediv(__global const double *in, __global double *out) {
  uint g = get_global_id(0);
  double x = in[g], s = 0;
  for (uint k = 0; k < 8; k++) { double a = in[64 + ((g + k) & 127)]; s += (x + k) / (a * a + 1.0); x = sqrt(fabs(s)) + 0.5; }
  out[g] = s;
}
