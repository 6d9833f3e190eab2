// grid 32,16 group 16,4
// args random:720 zero:512:print=u8 u32:36
__kernel void dilate(__global const uchar *in, __global uchar *out, int pitch) {
  int x = get_global_id(0), y = get_global_id(1);
  uchar best = 0;
  for (int j = 0; j < 3; j++)
    for (int i = 0; i < 3; i++) {
      uchar v = in[(y + j) * pitch + x + i];
      if (v > best) best = v;
    }
  out[y * 32 + x] = best;
}
