// grid 128 group 64
// args below:128:1024 floats:1024 floats:128 zero:512:print=f32 u32:8 u32:128
__kernel void ell(__global const uint *column, __global const float *value, __global const float *x, __global float *y, int width, int rows) {
  int row = get_global_id(0);
  if (row >= rows) return;
  float sum = 0;
  for (int k = 0; k < width; k++) {
    int at = k * rows + row;
    float v = value[at];
    if (v != 0.0f) sum += v * x[column[at]];
  }
  y[row] = sum;
}
