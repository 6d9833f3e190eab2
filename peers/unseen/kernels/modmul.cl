// grid 128 group 64
// args random:1024 zero:1024:print=u64 u64:1000003
__kernel void modmul(__global const uint *in, __global ulong *out, ulong m) {
  uint gid = get_global_id(0);
  ulong a = in[2 * gid], b = in[2 * gid + 1] | 1, r = 0;
  a %= m;
  while (b != 0) {
    if (b & 1) { r += a; if (r >= m) r -= m; }
    a <<= 1;
    if (a >= m) a -= m;
    b >>= 1;
  }
  out[gid] = r;
}
