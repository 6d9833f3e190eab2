// grid 64 group 64
// args random:512 zero:512:print=u64 u64:4294967291
__kernel void powmod(__global const uint *in, __global ulong *out, ulong m) {
  uint gid = get_global_id(0);
  ulong base = in[gid * 2] % m, result = 1;
  uint e = in[gid * 2 + 1] & 0xff;
  while (e) {
    if (e & 1) result = result * base % m;
    base = base * base % m;
    e >>= 1;
  }
  out[gid] = result;
}
