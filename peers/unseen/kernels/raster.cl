// grid 64 group 64
// args random:1536 zero:256:print=u32
__kernel void raster(__global const int *t, __global uint *out) {
  uint g = get_global_id(0);
  int x = g & 7, y = g >> 3, z = 1 << 30; uint hit = 0;
  for (uint k = 0; k < 32; k++) {
    int x0 = t[k * 6] & 7, y0 = t[k * 6 + 1] & 7, x1 = t[k * 6 + 2] & 7, y1 = t[k * 6 + 3] & 7, x2 = t[k * 6 + 4] & 7, y2 = t[k * 6 + 5] & 7;
    int e0 = (x1 - x0) * (y - y0) - (y1 - y0) * (x - x0), e1 = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1), e2 = (x0 - x2) * (y - y2) - (y0 - y2) * (x - x2);
    if (e0 >= 0 && e1 >= 0 && e2 >= 0) { int d = e0 * 3 + e1 * 5 + e2 * 7; if (d < z) { z = d; hit = k + 1; } }
  }
  out[g] = hit << 16 ^ z;
}
