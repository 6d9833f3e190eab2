// grid 128 group 64
// args below:1000:256 zero:1024:print=u32
__kernel void blelloch(__global const uint *in, __global uint *out) {
  __local uint t[128];
  uint lid = get_local_id(0), base = get_group_id(0) * 128;
  t[2 * lid] = in[base + 2 * lid];
  t[2 * lid + 1] = in[base + 2 * lid + 1];
  uint offset = 1;
  for (uint d = 64; d > 0; d >>= 1) {
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < d) {
      uint a = offset * (2 * lid + 1) - 1, b = offset * (2 * lid + 2) - 1;
      t[b] += t[a];
    }
    offset <<= 1;
  }
  if (lid == 0) t[127] = 0;
  for (uint d = 1; d < 128; d <<= 1) {
    offset >>= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < d) {
      uint a = offset * (2 * lid + 1) - 1, b = offset * (2 * lid + 2) - 1;
      uint x = t[a];
      t[a] = t[b];
      t[b] += x;
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + 2 * lid] = t[2 * lid];
  out[base + 2 * lid + 1] = t[2 * lid + 1];
}
