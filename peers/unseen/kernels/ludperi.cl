// grid 96 group 32
// args floats:4096 zero:16384:print=f32 u32:64 f32:6.0
#define B 16

/* The perimeter step of a blocked LU decomposition. Of each work-group, half of the work-items
   solve for a block of the top row, the other half for a block of the left column. */
__kernel void ludperi(__global const float *m, __global float *out, int dim, float shift) {
  __local float dia[B][B];
  __local float row[B][B];
  __local float col[B][B];
  int lid = get_local_id(0);
  int block = get_group_id(0) + 1;
  int idx = lid & (B - 1);

  if (lid < B) {
    for (int i = 0; i < B / 2; i++) dia[i][idx] = m[i * dim + idx] + (i == idx ? shift : 0.0f);
    for (int i = 0; i < B; i++) row[i][idx] = m[i * dim + block * B + idx];
  } else {
    for (int i = B / 2; i < B; i++) dia[i][idx] = m[i * dim + idx] + (i == idx ? shift : 0.0f);
    for (int i = 0; i < B; i++) col[i][idx] = m[(block * B + i) * dim + idx];
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  if (lid < B) {
    for (int i = 1; i < B; i++)
      for (int j = 0; j < i; j++) row[i][idx] -= dia[i][j] * row[j][idx];
  } else {
    for (int i = 0; i < B; i++) {
      for (int j = 0; j < i; j++) col[idx][i] -= col[idx][j] * dia[j][i];
      col[idx][i] /= dia[i][i];
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  if (lid < B)
    for (int i = 0; i < B; i++) out[i * dim + block * B + idx] = row[i][idx];
  else
    for (int i = 0; i < B; i++) out[(block * B + i) * dim + idx] = col[i][idx];
}
