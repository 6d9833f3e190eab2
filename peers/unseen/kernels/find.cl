// grid 256 group 64
// args below:4:320 below:4:4 zero:1024:print=u32 u32:4
__kernel void find(__global const uint *text, __global const uint *pattern, __global uint *out, uint m) {
  uint gid = get_global_id(0);
  uint hit = 1;
  for (uint i = 0; i < m; i++)
    if (text[gid + i] != pattern[i]) { hit = 0; break; }
  out[gid] = hit;
}
