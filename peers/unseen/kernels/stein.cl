// grid 64 group 64
// args random:1024 zero:512:print=u32
__kernel void stein(__global const ulong *in, __global ulong *out) {
  uint g = get_global_id(0);
  ulong a = in[g] >> 20 | 1, b = in[g + 64] >> 24 | 1;
  while (a != b) {
    if (a > b) { a -= b; while (!(a & 1)) a >>= 1; }
    else { b -= a; while (!(b & 1)) b >>= 1; }
  }
  out[g] = a;
}
