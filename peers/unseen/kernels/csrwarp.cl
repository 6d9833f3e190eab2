// grid 1024 group 64
// args below:24:65 below:128:1600 floats:1600 floats:128 floats:64 zero:256:print=f32 u32:64 f32:0.85 f32:0.15
#define LANES 16
/* y = alpha A x + beta z, sixteen lanes a row. The starts of the rows are kept as what they exceed 24 times the row. */
__kernel void csrwarp(__global const uint *jitter, __global const uint *column, __global const float *value, __global const float *x,
                      __global const float *z, __global float *y, uint rows, float alpha, float beta) {
  __local float partial[64 + LANES / 2];
  uint lid = get_local_id(0), lane = lid & (LANES - 1), row = get_global_id(0) / LANES;
  float sum = 0.0f;
  if (row < rows) {
    uint begin = row * 24 + jitter[row], end = (row + 1) * 24 + jitter[row + 1];
    for (uint e = begin + lane; e < end; e += LANES) sum += value[e] * x[column[e]];
  }
  if (lid < LANES / 2) partial[64 + lid] = 0.0f;
  partial[lid] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = LANES / 2; s > 0; s >>= 1) {
    float other = lane < s ? partial[lid + s] : 0.0f;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lane < s) partial[lid] += other;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lane == 0 && row < rows) y[row] = alpha * partial[lid] + beta * z[row];
}
