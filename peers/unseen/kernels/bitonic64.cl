// grid 128 group 64
// args random:1024 zero:1024:print=u64
__kernel void bitonic64(__global const ulong *in, __global ulong *out) {
  __local ulong t[64];
  uint lid = get_local_id(0), gid = get_global_id(0);
  t[lid] = in[gid];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 2; k <= 64; k <<= 1)
    for (uint j = k >> 1; j > 0; j >>= 1) {
      uint other = lid ^ j;
      ulong a = t[lid], b = t[other];
      int keep_small = ((lid & k) == 0) == (lid < other);
      barrier(CLK_LOCAL_MEM_FENCE);
      t[lid] = (a < b) == keep_small ? a : b;
      barrier(CLK_LOCAL_MEM_FENCE);
    }
  out[gid] = t[lid];
}
