// grid 128 group 64
// args floats:256 floats:16 zero:512:print=u32 u32:8
__kernel void kmeans(__global const float2 *points, __global const float2 *centres, __global uint *out, int k) {
  int gid = get_global_id(0);
  float2 p = points[gid];
  float best = 1e30f;
  uint which = 0;
  for (int i = 0; i < k; i++) {
    float dx = p.x - centres[i].x, dy = p.y - centres[i].y, d = dx * dx + dy * dy;
    if (d < best) { best = d; which = i; }
  }
  out[gid] = which;
}
