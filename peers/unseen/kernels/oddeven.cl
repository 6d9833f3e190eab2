// grid 128 group 64
// args below:10000:256 zero:1024:print=u32
__kernel void oddeven(__global const uint *in, __global uint *out) {
  __local uint t[128];
  uint lid = get_local_id(0), base = get_group_id(0) * 128;
  t[lid] = in[base + lid];
  t[lid + 64] = in[base + lid + 64];
  for (uint p = 1; p < 128; p <<= 1)
    for (uint k = p; k > 0; k >>= 1) {
      barrier(CLK_LOCAL_MEM_FENCE);
      for (uint i = lid; i < 128 - k; i += 64) {
        uint j = i - (k % p);
        if (i >= k % p && ((j / k) & 1) == 0 && i / (p * 2) == (i + k) / (p * 2)) {
          uint a = t[i], b = t[i + k];
          if (a > b) { t[i] = b; t[i + k] = a; }
        }
      }
    }
  barrier(CLK_LOCAL_MEM_FENCE);
  out[base + lid] = t[lid];
  out[base + lid + 64] = t[lid + 64];
}
