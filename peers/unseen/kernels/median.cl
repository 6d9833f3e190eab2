// grid 32,8 group 16,4
// args random:1360 zero:256:print=u8 u32:34
#define S(a, b) { uint t = min(a, b); b = max(a, b); a = t; }
__kernel void median(__global const uchar *in, __global uchar *out, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  uint p[9];
  for (int j = 0; j < 3; j++) for (int i = 0; i < 3; i++) p[3 * j + i] = in[(y + j) * pitch + x + i];
  S(p[1], p[2]) S(p[4], p[5]) S(p[7], p[8]) S(p[0], p[1]) S(p[3], p[4]) S(p[6], p[7]) S(p[1], p[2]) S(p[4], p[5]) S(p[7], p[8])
  S(p[0], p[3]) S(p[5], p[8]) S(p[4], p[7]) S(p[3], p[6]) S(p[1], p[4]) S(p[2], p[5]) S(p[4], p[7]) S(p[4], p[2]) S(p[6], p[4]) S(p[4], p[2])
  out[y * get_global_size(0) + x] = p[4];
}
