// grid 256 group 128
// args below:128:384 random:256 zero:1024:print=s32 zero:8:print=u32 u32:5
#define CHECKS 64
#define DEGREE 6
#define BITS 128
/* A decoder of an LDPC code by the normalised min-sum algorithm: a word is a work-group. */
__kernel void ldpc(__global const uint *edges, __global const char *channel, __global int *posterior, __global uint *unsatisfied, uint rounds) {
  __local int total[BITS];
  __local short message[CHECKS * DEGREE];
  __local uint wrong;
  uint lid = get_local_id(0), word = get_group_id(0);
  int own = channel[word * BITS + lid];
  total[lid] = own;
  for (uint e = lid; e < CHECKS * DEGREE; e += BITS) message[e] = 0;
  if (lid == 0) wrong = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint round = 0; round < rounds; round++) {
    short out[DEGREE];
    if (lid < CHECKS) {
      int least = 32767, second = 32767, who = -1;
      uint signs = 0;
      for (int k = 0; k < DEGREE; k++) {
        int in = total[edges[lid * DEGREE + k]] - message[lid * DEGREE + k];
        int magnitude = min(in < 0 ? -in : in, 4095);
        if (in < 0) signs |= 1u << k;
        if (magnitude < least) { second = least; least = magnitude; who = k; }
        else if (magnitude < second) second = magnitude;
      }
      uint odd = popcount(signs) & 1;
      for (int k = 0; k < DEGREE; k++) {
        int value = (k == who ? second : least) * 3 >> 2;
        out[k] = (short)((odd ^ (signs >> k & 1)) ? -value : value);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    total[lid] = own;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < CHECKS)
      for (int k = 0; k < DEGREE; k++) {
        message[lid * DEGREE + k] = out[k];
        atomic_add(&total[edges[lid * DEGREE + k]], (int)out[k]);
      }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid < CHECKS) {
    uint sum = 0;
    for (int k = 0; k < DEGREE; k++) sum ^= (uint)total[edges[lid * DEGREE + k]] >> 31;
    if (sum) atomic_inc(&wrong);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  posterior[word * BITS + lid] = total[lid];
  if (lid == 0) unsatisfied[word] = wrong;
}
