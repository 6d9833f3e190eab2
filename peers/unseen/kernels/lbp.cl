// grid 64 group 64
// args random:1224 zero:256:print=u32
__kernel void lbp(__global const uchar *img, __global uint *out) {
  uint g = get_global_id(0), x = (g & 31) + 1, sum = 0;
  for (uint y = 1; y < 9; y++) {
    __global const uchar *p = img + (y + (g >> 5)) * 34 + x;
    uchar c = *p;
    uint v = (p[-35] >= c) | (p[-34] >= c) << 1 | (p[-33] >= c) << 2 | (p[1] >= c) << 3 | (p[35] >= c) << 4 | (p[34] >= c) << 5 | (p[33] >= c) << 6 | (p[-1] >= c) << 7;
    sum = sum * 31 + v;
  }
  out[g] = sum;
}
