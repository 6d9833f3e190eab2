// grid 64 group 64
// args random:1024 zero:1024:print=u32
__kernel void bitpack(__global const uchar *in, __global uint *out) {
  uint gid = get_global_id(0);
  ulong bits = 0;
  uint count = 0, at = gid * 4;
  for (uint i = 0; i < 16; i++) {
    uint c = in[gid * 16 + i];
    uint length = c < 128 ? 5 : c < 192 ? 7 : 8;
    bits |= (ulong)(c & ((1u << length) - 1)) << count;
    count += length;
    if (count >= 32) { out[at++] = (uint)bits; bits >>= 32; count -= 32; }
  }
  if (at < gid * 4 + 4) out[at] = (uint)bits;
}
