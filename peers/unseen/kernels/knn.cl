// grid 128 group 64
// args floats:384 floats:96 zero:1024:print=u32 u32:32
__kernel void knn(__global const float *q, __global const float *p, __global uint *out, int n) {
  int gid = get_global_id(0);
  float x = q[gid * 3], y = q[gid * 3 + 1], z = q[gid * 3 + 2];
  float d0 = 1e30f, d1 = 1e30f;
  uint i0 = 0, i1 = 0;
  for (int i = 0; i < n; i++) {
    float dx = p[i * 3] - x, dy = p[i * 3 + 1] - y, dz = p[i * 3 + 2] - z;
    float d = dx * dx + dy * dy + dz * dz;
    if (d < d0) { d1 = d0; i1 = i0; d0 = d; i0 = i; }
    else if (d < d1) { d1 = d; i1 = i; }
  }
  out[gid * 2] = i0;
  out[gid * 2 + 1] = i1;
}
