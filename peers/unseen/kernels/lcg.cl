// grid 256 group 64
// args zero:2048:print=u64 u32:20
__kernel void lcg(__global ulong *out, uint n) {
  uint gid = get_global_id(0);
  ulong s = gid;
  for (uint i = 0; i < n; i++) s = s * 6364136223846793005ul + 1442695040888963407ul;
  out[gid] = s;
}
