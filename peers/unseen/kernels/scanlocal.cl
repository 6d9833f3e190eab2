// grid 256 group 64
// args below:1000:256 zero:1024:print=u32
__kernel void scanlocal(__global const uint *in, __global uint *out) {
  __local uint a[64], b[64];
  uint lid = get_local_id(0), gid = get_global_id(0);
  a[lid] = in[gid];
  barrier(CLK_LOCAL_MEM_FENCE);
  __local uint *src = a, *dst = b;
  for (uint d = 1; d < 64; d <<= 1) {
    dst[lid] = lid >= d ? src[lid] + src[lid - d] : src[lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    __local uint *t = src; src = dst; dst = t;
  }
  out[gid] = src[lid];
}
