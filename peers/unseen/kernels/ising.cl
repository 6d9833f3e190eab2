// grid 32,8 group 32,2
// args random:1280 random:1024 zero:1024:print=u32 f32:0.44
__kernel void ising(__global const int *spin, __global const uint *seed, __global int *out, float beta) {
  int x = get_global_id(0), y = get_global_id(1) + 1;
  int s = spin[y * 32 + x] & 1 ? 1 : -1;
  int l = spin[y * 32 + ((x + 31) & 31)] & 1 ? 1 : -1, r = spin[y * 32 + ((x + 1) & 31)] & 1 ? 1 : -1;
  int u = spin[(y - 1) * 32 + x] & 1 ? 1 : -1, d = spin[(y + 1) * 32 + x] & 1 ? 1 : -1;
  int e = 2 * s * (l + r + u + d);
  uint q = seed[(y - 1) * 32 + x]; q ^= q << 13; q ^= q >> 17; q ^= q << 5;
  float p = (float)(q >> 8) * (1.0f / 16777216.0f), z = -beta * (float)e;
  float w = 1 + z * (1 + z * (0.5f + z * (0.16666667f + z * 0.041666667f)));
  out[(y - 1) * 32 + x] = (e <= 0 || p < w) ? -s : s;
}
