// grid 256 group 64
// args random:768 random:768 floats:16 below:64:16 zero:1024:print=f32 zero:256:print=s8 u32:16 u32:16 u32:48 s32:3 f32:0.37
#define TILE 8

/* C = dequantised(A * B): signed bytes, four of them at a time along k, tiles of 8 x 8 outputs with 32 of k.
   B is stored by columns. Each output column has its own scale and bias; the result also as a clamped byte. */
__kernel void qgemm8(__global const char4 *a, __global const char4 *b, __global const float *scales,
                     __global const int *bias, __global float *c, __global char *quantised,
                     int m, int n, int k, int zeroPoint, float inverse) {
  __local char4 tileA[TILE][TILE];
  __local char4 tileB[TILE][TILE];
  int lid = get_local_id(0);
  int tx = lid % TILE, ty = lid / TILE;
  int groupsX = n / TILE;
  int row = get_group_id(0) / groupsX * TILE + ty;
  int col = get_group_id(0) % groupsX * TILE + tx;
  int quads = k / 4;
  int acc = 0, sumA = 0;
  for (int base = 0; base < quads; base += TILE) {
    char4 none = (char4)(0, 0, 0, 0);
    tileA[ty][tx] = base + tx < quads ? a[row * quads + base + tx] : none;
    tileB[ty][tx] = base + tx < quads ? b[(col - tx + ty) * quads + base + tx] : none;
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE; i++) {
      char4 x = tileA[ty][i], y = tileB[tx][i];
      acc += x.x * y.x + x.y * y.y + x.z * y.z + x.w * y.w;
      sumA += x.x + x.y + x.z + x.w;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  acc -= zeroPoint * sumA;
  acc += bias[col] - 32;
  float value = (float)acc * scales[col] * 0.01f;
  if (row < m) {
    c[row * n + col] = value;
    quantised[row * n + col] = (char)clamp((int)rint(value * inverse), -128, 127);
  }
}
