// grid 64 group 64
// args floats:32 floats:128 zero:256:print=u32
__kernel void pnpoly(__global const float *v, __global const float *p, __global uint *out) {
  uint g = get_global_id(0), in = 0;
  float x = p[2 * g], y = p[2 * g + 1];
  for (uint i = 0, j = 15; i < 16; j = i++) {
    float xi = v[2 * i], yi = v[2 * i + 1], xj = v[2 * j], yj = v[2 * j + 1];
    if ((yi > y) != (yj > y) && x < (xj - xi) * (y - yi) / (yj - yi) + xi) in ^= 1;
  }
  out[g] = in;
}
