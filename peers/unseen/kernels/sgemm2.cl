// grid 1024 group 64
// args floats:2400 floats:2080 floats:3120 zero:12480:print=f32 u32:60 u32:52 u32:40 f32:1.5 f32:-0.5
#define TS 16
/* alpha A B + beta C in tiles of 16 by 16; a work-item has two by two elements. */
__kernel void sgemm2(__global const float *a, __global const float *b, __global const float *c, __global float *out, int m, int n,
                     int k, float alpha, float beta) {
  __local float as[TS][TS + 1];
  __local float bs[TS][TS];
  int lid = get_local_id(0), group = get_group_id(0);
  int tiles = (n + TS - 1) / TS;
  int row0 = group / tiles * TS, col0 = group % tiles * TS;
  int tx = lid % 8, ty = lid / 8;
  float sum[2][2] = {{0, 0}, {0, 0}};
  for (int k0 = 0; k0 < k; k0 += TS) {
    for (int e = lid; e < TS * TS; e += 64) {
      int r = e / TS, q = e % TS;
      as[r][q] = row0 + r < m && k0 + q < k ? a[(row0 + r) * k + k0 + q] : 0.0f;
      bs[r][q] = k0 + r < k && col0 + q < n ? b[(k0 + r) * n + col0 + q] : 0.0f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int q = 0; q < TS; q++) {
      float a0 = as[ty][q], a1 = as[ty + 8][q];
      float b0 = bs[q][tx], b1 = bs[q][tx + 8];
      sum[0][0] += a0 * b0;
      sum[0][1] += a0 * b1;
      sum[1][0] += a1 * b0;
      sum[1][1] += a1 * b1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int y = 0; y < 2; y++)
    for (int x = 0; x < 2; x++) {
      int row = row0 + ty + 8 * y, col = col0 + tx + 8 * x;
      if (row < m && col < n) out[row * n + col] = alpha * sum[y][x] + beta * c[row * n + col];
    }
}
