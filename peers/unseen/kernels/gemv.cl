// grid 128 group 64
// args floats:8192 floats:64 zero:512:print=f32 u32:64
__kernel void gemv(__global const float *a, __global const float *x, __global float *y, int n) {
  int row = get_global_id(0);
  float sum = 0;
  for (int j = 0; j < n; j++) sum += a[row * n + j] * x[j];
  y[row] = sum;
}
