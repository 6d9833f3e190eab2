// grid 32,16 group 16,4
// args below:2:512 zero:2048:print=u32 u32:32 u32:16
__kernel void life(__global const uint *in, __global uint *out, int w, int h) {
  int x = get_global_id(0), y = get_global_id(1);
  int n = 0;
  for (int dy = -1; dy <= 1; dy++)
    for (int dx = -1; dx <= 1; dx++) {
      if (dx == 0 && dy == 0) continue;
      int xx = x + dx, yy = y + dy;
      if (xx >= 0 && xx < w && yy >= 0 && yy < h) n += in[yy * w + xx];
    }
  uint alive = in[y * w + x];
  out[y * w + x] = (n == 3) || (alive && n == 2);
}
