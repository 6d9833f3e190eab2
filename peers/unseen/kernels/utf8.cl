// grid 64 group 64
// args random:4096 zero:256:print=u32 u32:60
__kernel void utf8(__global const uchar *in, __global uint *out, uint length) {
  uint gid = get_global_id(0);
  __global const uchar *p = in + gid * 64;
  uint sum = 0, i = 0;
  while (i < length) {
    uint c = p[i], code;
    if (c < 0x80) { code = c; i += 1; }
    else if (c < 0xe0) { code = (c & 0x1f) << 6 | (p[i + 1] & 0x3f); i += 2; }
    else if (c < 0xf0) { code = (c & 0x0f) << 12 | (p[i + 1] & 0x3f) << 6 | (p[i + 2] & 0x3f); i += 3; }
    else { code = (c & 7) << 18 | (p[i + 1] & 0x3f) << 12 | (p[i + 2] & 0x3f) << 6 | (p[i + 3] & 0x3f); i += 4; }
    sum = sum * 31 + code;
  }
  out[gid] = sum;
}
