// grid 128 group 64
// args random:512 zero:256:print=u32
__kernel void rgb565(__global const uchar4 *in, __global ushort *out) {
  uint i = get_global_id(0);
  uchar4 p = in[i];
  uint r = p.x, g = p.y, b = p.z;
  uint d = (i & 1) * 3 + (i >> 2 & 1);
  r = min(r + d, 255u); g = min(g + d / 2, 255u); b = min(b + d, 255u);
  out[i] = (ushort)(r >> 3 << 11 | g >> 2 << 5 | b >> 3);
}
