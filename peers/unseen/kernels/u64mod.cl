// grid 64 group 64
// args random:1024 zero:512:print=u32
__kernel void u64mod(__global const ulong *in, __global ulong *out) {
  uint i = get_global_id(0);
  ulong a = in[2 * i], b = in[2 * i + 1] & 0xffffffff;
  ulong r = 1;
  for (int k = 0; k < 6; k++) { r = (r * (a & 0xffff) + b) % 1000003; a >>= 8; }
  out[i] = r;
}
