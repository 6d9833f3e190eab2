// grid 512 group 128
// args floats:1280 floats:320 floats:320 zero:5120:print=f32 u32:320 f32:0.00001
#define GROUP 128
static inline float sum_of_group(__local float *scratch, uint lid, float x) {
  scratch[lid] = x;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = GROUP / 2; step > 0; step >>= 1) {
    if (lid < step) scratch[lid] += scratch[lid + step];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  float sum = scratch[0];
  barrier(CLK_LOCAL_MEM_FENCE);
  return sum;
}
/* Layer normalisation with scale and shift, then a leaky ReLU: a group for each row. */
__kernel void layernorm(__global const float *in, __global const float *gamma, __global const float *beta, __global float *out, uint columns,
                        float epsilon) {
  __local float scratch[GROUP];
  uint lid = get_local_id(0), row = get_group_id(0);
  __global const float *x = in + row * columns;
  __global float *y = out + row * columns;
  float sum = 0;
  for (uint c = lid; c < columns; c += GROUP) sum += x[c];
  float mean = sum_of_group(scratch, lid, sum) / columns;
  sum = 0;
  for (uint c = lid; c < columns; c += GROUP) {
    float d = x[c] - mean;
    sum += d * d;
  }
  float scale = rsqrt(sum_of_group(scratch, lid, sum) / columns + epsilon);
  for (uint c = lid; c < columns; c += GROUP) {
    float z = (x[c] - mean) * scale * gamma[c] + beta[c];
    y[c] = z > 0 ? z : 0.01f * z;
  }
}
