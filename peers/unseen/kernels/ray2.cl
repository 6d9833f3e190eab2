// grid 128 group 64
// args floats:384 floats:144 zero:512:print=f32 u32:16
__kernel void ray2(__global const float *dir, __global const float *tri, __global float *out, uint n) {
  uint i = get_global_id(0);
  float dx = dir[3 * i], dy = dir[3 * i + 1], dz = dir[3 * i + 2], best = 1e9f;
  for (uint k = 0; k < n; k++) {
    float ax = tri[9 * k], ay = tri[9 * k + 1], az = tri[9 * k + 2];
    float ux = tri[9 * k + 3] - ax, uy = tri[9 * k + 4] - ay, uz = tri[9 * k + 5] - az;
    float vx = tri[9 * k + 6] - ax, vy = tri[9 * k + 7] - ay, vz = tri[9 * k + 8] - az;
    float px = dy * vz - dz * vy, py = dz * vx - dx * vz, pz = dx * vy - dy * vx;
    float det = ux * px + uy * py + uz * pz;
    if (fabs(det) < 1e-6f) continue;
    float inv = 1 / det, u = -(ax * px + ay * py + az * pz) * inv;
    if (u < 0 || u > 1) continue;
    best = fmin(best, u);
  }
  out[i] = best;
}
