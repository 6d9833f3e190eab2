// grid 512 group 128
// args floats:480 zero:1920:print=f32 zero:7680:print=f32 u32:24 u32:20 f32:0.05
/* Speckle-reducing anisotropic diffusion: the coefficient of each pixel and its four derivatives. */
__kernel void srad(__global const float *image, __global float *c, __global float4 *derivatives, int cols, int rows, float q0sqr) {
  int i = get_global_id(0);
  if (i >= cols * rows) return;
  int row = i / cols, col = i - row * cols;
  int north = row == 0 ? 0 : row - 1;
  int south = row == rows - 1 ? row : row + 1;
  int west = col == 0 ? 0 : col - 1;
  int east = col == cols - 1 ? col : col + 1;
  float jc = image[i] + 0.25f;
  float dn = image[north * cols + col] + 0.25f - jc;
  float ds = image[south * cols + col] + 0.25f - jc;
  float dw = image[row * cols + west] + 0.25f - jc;
  float de = image[row * cols + east] + 0.25f - jc;
  float g2 = (dn * dn + ds * ds + dw * dw + de * de) / (jc * jc);
  float l = (dn + ds + dw + de) / jc;
  float num = 0.5f * g2 - (1.0f / 16.0f) * (l * l);
  float den = 1.0f + 0.25f * l;
  float qsqr = num / (den * den);
  den = (qsqr - q0sqr) / (q0sqr * (1.0f + q0sqr));
  float coefficient = 1.0f / (1.0f + den);
  if (coefficient < 0.0f) coefficient = 0.0f;
  else if (coefficient > 1.0f) coefficient = 1.0f;
  c[i] = coefficient;
  derivatives[i] = (float4)(dn, ds, dw, de);
}
