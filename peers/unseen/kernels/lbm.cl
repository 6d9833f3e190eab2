// grid 256 group 64
// args floats:2304 random:256 zero:9216:print=f32 u32:16 u32:16 f32:0.8
__constant int CX[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
__constant int CY[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
__constant int OPPOSITE[9] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
__constant float WEIGHT[9] = {4.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 9, 1.0f / 36, 1.0f / 36, 1.0f / 36, 1.0f / 36};

/* One step of a lattice Boltzmann fluid (D2Q9, BGK): pull, then collide; solid cells bounce back. */
__kernel void lbm(__global const float *src, __global const uchar *flags, __global float *dst, int w, int h, float omega) {
  int i = get_global_id(0), cells = w * h;
  if (i >= cells) return;
  int x = i % w, y = i / w;
  float f[9];
  for (int k = 0; k < 9; k++) {
    int sx = x - CX[k], sy = y - CY[k];
    sx = sx < 0 ? sx + w : sx >= w ? sx - w : sx;
    sy = sy < 0 ? sy + h : sy >= h ? sy - h : sy;
    f[k] = src[k * cells + sy * w + sx];
  }
  if (flags[i] > 230) {
    for (int k = 0; k < 9; k++) dst[k * cells + i] = f[OPPOSITE[k]];
    return;
  }
  float rho = 0, ux = 0, uy = 0;
  for (int k = 0; k < 9; k++) {
    rho += f[k];
    ux += f[k] * CX[k];
    uy += f[k] * CY[k];
  }
  ux /= rho;
  uy /= rho;
  float square = 1.5f * (ux * ux + uy * uy);
  for (int k = 0; k < 9; k++) {
    float cu = 3.0f * (CX[k] * ux + CY[k] * uy);
    float feq = WEIGHT[k] * rho * (1.0f + cu + 0.5f * cu * cu - square);
    dst[k * cells + i] = f[k] + omega * (feq - f[k]);
  }
}
