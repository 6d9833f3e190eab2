// grid 128 group 64
// args random:512 zero:512:print=u32 u32:4
__kernel void radix(__global const uint *in, __global uint *out, uint shift) {
  __local uint counts[64][4];
  __local uint base[4];
  uint lid = get_local_id(0), gid = get_global_id(0);
  uint v = in[gid], digit = v >> shift & 3;
  for (uint d = 0; d < 4; d++) counts[lid][d] = d == digit;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < 4) {
    uint sum = 0;
    for (uint i = 0; i < 64; i++) { uint c = counts[i][lid]; counts[i][lid] = sum; sum += c; }
    base[lid] = sum;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint start = 0;
  for (uint d = 0; d < digit; d++) start += base[d];
  out[get_group_id(0) * 64 + start + counts[lid][digit]] = v;
}
