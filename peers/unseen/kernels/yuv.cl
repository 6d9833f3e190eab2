// grid 128 group 64
// args random:384 zero:384:print=u8
__kernel void yuv(__global const uchar *rgb, __global uchar *out) {
  uint i = get_global_id(0);
  int r = rgb[3 * i], g = rgb[3 * i + 1], b = rgb[3 * i + 2];
  int y = (66 * r + 129 * g + 25 * b + 128) >> 8;
  int u = (-38 * r - 74 * g + 112 * b + 128) >> 8;
  int v = (112 * r - 94 * g - 18 * b + 128) >> 8;
  out[3 * i] = y + 16; out[3 * i + 1] = u + 128; out[3 * i + 2] = v + 128;
}
