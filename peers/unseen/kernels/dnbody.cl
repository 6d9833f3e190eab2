// grid 64 group 64
// args doubles:192 zero:1536:print=u32
__kernel void dnbody(__global const double *p, __global double *out) {
  __local double s[192];
  uint l = get_local_id(0);
  for (uint k = 0; k < 3; k++) s[k * 64 + l] = p[k * 64 + l];
  barrier(CLK_LOCAL_MEM_FENCE);
  double x = s[l], y = s[64 + l], z = s[128 + l], ax = 0, ay = 0, az = 0;
  for (uint j = 0; j < 64; j++) {
    double dx = s[j] - x, dy = s[64 + j] - y, dz = s[128 + j] - z, d = dx * dx + dy * dy + dz * dz + 1e-6;
    double w = 1.0 / (d * sqrt(d));
    ax += dx * w; ay += dy * w; az += dz * w;
  }
  out[l] = ax; out[64 + l] = ay; out[128 + l] = az;
}
