// grid 256 group 64
// args random:4096 zero:256:print=u32 u32:4096
__kernel void localhist(__global const uchar *data, __global uint *out, uint n) {
  __local uint bins[64];
  uint lid = get_local_id(0);
  bins[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint i = get_global_id(0); i < n; i += get_global_size(0)) atomic_inc(&bins[data[i] >> 2]);
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&out[lid], bins[lid]);
}
