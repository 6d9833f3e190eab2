// grid 512 group 64
// args random:9216 floats:2048 zero:32:print=f32 u32:64
#define QK 32
typedef struct { ushort d; uchar qs[QK / 2]; } block_q4_0;

/* A half as a float, without the type. */
static inline float half_to_float(ushort h) {
  uint sign = (uint)(h & 0x8000) << 16, exponent = h >> 10 & 31, mantissa = h & 0x3ff;
  if (exponent == 0) {
    float v = (float)mantissa * (1.0f / 16777216.0f);
    return sign ? -v : v;
  }
  return as_float(sign | (exponent + 112) << 23 | mantissa << 13);
}

/* y = W x with W in blocks of 4 bits; x is quantised to 8 bits on the fly. One row a work-group. */
__kernel void q4matvec(__global const block_q4_0 *w, __global const float *x, __global float *y, uint blocks_per_row) {
  __local float partial[64];
  uint lid = get_local_id(0), row = get_group_id(0);
  float sum = 0.0f;
  for (uint ib = lid; ib < blocks_per_row; ib += 64) {
    __global const block_q4_0 *b = w + row * blocks_per_row + ib;
    __global const float *xb = x + ib * QK;
    float amax = 0.0f;
    for (int j = 0; j < QK; j++) amax = fmax(amax, fabs(xb[j]));
    float d8 = amax / 127.0f, id = amax > 0.0f ? 127.0f / amax : 0.0f;
    char q8[QK];
    int total = 0;
    for (int j = 0; j < QK; j++) {
      q8[j] = (char)(int)fmax(fmin(rint(xb[j] * id), 127.0f), -127.0f);
      total += q8[j];
    }
    int dot = 0;
    for (int j = 0; j < QK / 2; j++) {
      uint v = b->qs[j];
      dot += (int)(v & 15) * q8[j] + (int)(v >> 4) * q8[j + QK / 2];
    }
    float d4 = half_to_float(b->d & 0xbbff);
    sum += d4 * d8 * (float)(dot - 8 * total);
  }
  partial[lid] = sum;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = 32; s > 0; s >>= 1) {
    if (lid < s) partial[lid] += partial[lid + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) y[row] = partial[0];
}
