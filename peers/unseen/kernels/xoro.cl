// grid 64 group 64
// args random:1024 zero:512:print=u32
__kernel void xoro(__global const ulong *in, __global ulong *out) {
  uint g = get_global_id(0);
  ulong a = in[g], b = in[g + 64] | 1, hits = 0, h = 0;
  for (uint k = 0; k < 32; k++) {
    ulong r = a + b; b ^= a; a = rotate(a, (ulong)24) ^ b ^ (b << 16); b = rotate(b, (ulong)37);
    double x = (double)(r >> 11) * 0x1p-53;
    ulong s = a + b; b ^= a; a = rotate(a, (ulong)24) ^ b ^ (b << 16); b = rotate(b, (ulong)37);
    double y = (double)(s >> 11) * 0x1p-53;
    if (x * x + y * y < 1.0) hits++;
    h += r ^ s;
  }
  out[g] = hits << 48 ^ h;
}
