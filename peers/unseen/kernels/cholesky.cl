// grid 128 group 64
// args floats:1280 zero:5120:print=f32
__kernel void cholesky(__global const float *in, __global float *out) {
  uint i = get_global_id(0);
  float a[4][4];
  for (int r = 0, k = 0; r < 4; r++) for (int c = 0; c <= r; c++, k++) a[r][c] = in[10 * i + k] * 0.1f + (r == c ? 4.0f : 0.0f);
  for (int j = 0; j < 4; j++) {
    float d = a[j][j];
    for (int k = 0; k < j; k++) d -= a[j][k] * a[j][k];
    d = sqrt(d); a[j][j] = d;
    for (int r = j + 1; r < 4; r++) {
      float s = a[r][j];
      for (int k = 0; k < j; k++) s -= a[r][k] * a[j][k];
      a[r][j] = s / d;
    }
  }
  for (int r = 0, k = 0; r < 4; r++) for (int c = 0; c <= r; c++, k++) out[10 * i + k] = a[r][c];
}
