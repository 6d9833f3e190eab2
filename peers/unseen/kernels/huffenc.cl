// grid 64 group 64
// args random:1024 zero:2048:print=u32
__constant uchar len[16] = {2, 2, 3, 4, 4, 5, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9};
__kernel void huffenc(__global const uchar *in, __global uint *out) {
  uint t = get_global_id(0), n = 0, o = 0; ulong acc = 0;
  for (uint k = 0; k < 16; k++) {
    uint s = in[t * 16 + k] & 15, l = len[s];
    acc = acc << l | (s * 37 & ((1 << l) - 1)); n += l;
    if (n >= 32) { n -= 32; out[t * 8 + o++] = (uint)(acc >> n); }
  }
  out[t * 8 + 7] = (uint)acc ^ n;
}
