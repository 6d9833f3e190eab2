// grid 64 group 64
// args doubles:66 zero:512:print=u32
__kernel void dheat(__global const double *in, __global double *out) {
  __local double a[66], b[66];
  uint l = get_local_id(0);
  a[l + 1] = in[l + 1];
  if (!l) { a[0] = b[0] = in[0]; a[65] = b[65] = in[65]; }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int t = 0; t < 10; t++) {
    b[l + 1] = a[l + 1] + 0.25 * (a[l] - 2.0 * a[l + 1] + a[l + 2]);
    barrier(CLK_LOCAL_MEM_FENCE);
    a[l + 1] = b[l + 1] + 0.25 * (b[l] - 2.0 * b[l + 1] + b[l + 2]);
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[l] = a[l + 1];
}
