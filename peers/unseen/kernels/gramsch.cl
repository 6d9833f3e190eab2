// grid 256 group 64
// args floats:1536 zero:6144:print=f32 zero:576:print=f32
#define ROWS 64
#define COLS 6

static inline float groupSum(__local float *scratch, uint lid, float value) {
  scratch[lid] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint middle = ROWS / 2; middle > 0; middle >>= 1) {
    if (lid < middle) scratch[lid] += scratch[lid + middle];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float total = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return total;
}

/* Modified Gram-Schmidt of a tall matrix for each work-group; each work-item owns a row. */
__kernel void gramsch(__global const float *a, __global float *q, __global float *r) {
  __local float scratch[ROWS];
  __local float column[COLS][ROWS];
  uint lid = get_local_id(0), group = get_group_id(0);
  __global const float *mine = a + group * ROWS * COLS + lid * COLS;
  for (int j = 0; j < COLS; j++) column[j][lid] = mine[j] + (lid % COLS == (uint)j ? 1.0f : 0.0f);

  for (int k = 0; k < COLS; k++) {
    float v = column[k][lid];
    float norm = sqrt(groupSum(scratch, lid, v * v));
    v /= norm;
    column[k][lid] = v;
    if (lid == 0) r[(group * COLS + k) * COLS + k] = norm;
    for (int j = k + 1; j < COLS; j++) {
      float dot = groupSum(scratch, lid, v * column[j][lid]);
      column[j][lid] -= dot * v;
      if (lid == 0) r[(group * COLS + k) * COLS + j] = dot;
    }
  }
  for (int j = 0; j < COLS; j++) q[group * ROWS * COLS + lid * COLS + j] = column[j][lid];
}
