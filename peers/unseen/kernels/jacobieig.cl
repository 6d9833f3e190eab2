// grid 256 group 64
// args floats:1440 zero:2880:print=f32 zero:2880:print=f32 u32:240
/* Eigenvalues of symmetric matrices of three rows by Jacobi's rotations, and the eigenvector of the largest one. */
__kernel void jacobieig(__global const float *in, __global float *values, __global float *vectors, uint n) {
  uint i = get_global_id(0);
  if (i >= n) return;
  float a[3][3], v[3][3];
  uint next = 6 * i;
  for (int r = 0; r < 3; r++)
    for (int c = r; c < 3; c++) {
      a[r][c] = a[c][r] = in[next++];
      v[r][c] = v[c][r] = r == c ? 1.0f : 0.0f;
    }
  for (int sweep = 0; sweep < 6; sweep++) {
    float off = fabs(a[0][1]) + fabs(a[0][2]) + fabs(a[1][2]);
    if (off < 1e-5f) break;
    for (int p = 0; p < 2; p++)
      for (int q = p + 1; q < 3; q++) {
        if (fabs(a[p][q]) < 1e-7f) continue;
        float theta = (a[q][q] - a[p][p]) / (2.0f * a[p][q]);
        float t = 1.0f / (fabs(theta) + sqrt(theta * theta + 1.0f));
        if (theta < 0) t = -t;
        float c = rsqrt(t * t + 1.0f), s = t * c;
        for (int k = 0; k < 3; k++) {
          float x = a[k][p], y = a[k][q];
          a[k][p] = c * x - s * y;
          a[k][q] = s * x + c * y;
        }
        for (int k = 0; k < 3; k++) {
          float x = a[p][k], y = a[q][k];
          a[p][k] = c * x - s * y;
          a[q][k] = s * x + c * y;
          x = v[k][p];
          y = v[k][q];
          v[k][p] = c * x - s * y;
          v[k][q] = s * x + c * y;
        }
      }
  }
  int largest = 0;
  for (int k = 0; k < 3; k++) {
    values[3 * i + k] = a[k][k];
    if (a[k][k] > a[largest][largest]) largest = k;
  }
  for (int k = 0; k < 3; k++) vectors[3 * i + k] = v[k][largest];
}
