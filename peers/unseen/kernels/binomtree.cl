// grid 512 group 128
// args floats:4 floats:4 zero:16:print=f32 u32:100 f32:1.03 f32:0.4925 f32:0.9995
static inline float power(float base, int exponent) {
  float result = 1.0f;
  while (exponent > 0) {
    if (exponent & 1) result *= base;
    base *= base;
    exponent >>= 1;
  }
  return result;
}
/* An American put by a binomial tree: a group for each option, a work-item for each node of a level. */
__kernel void binomtree(__global const float *spots, __global const float *strikes, __global float *prices, int steps, float up, float chance,
                        float discount) {
  __local float value[128];
  int node = get_local_id(0), option = get_group_id(0);
  float strike = 90.0f + 20.0f * strikes[option];
  float down = 1.0f / up;
  float spot = 90.0f + 20.0f * spots[option];
  spot *= power(up, node) * power(down, max(steps - node, 0));
  value[node] = fmax(strike - spot, 0.0f);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int level = steps - 1; level >= 0; level--) {
    float hold = 0.0f;
    if (node <= level) hold = discount * (chance * value[node + 1] + (1.0f - chance) * value[node]);
    barrier(CLK_LOCAL_MEM_FENCE);
    if (node <= level) {
      spot *= up;
      value[node] = fmax(hold, strike - spot);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (node == 0) prices[option] = value[0];
}
