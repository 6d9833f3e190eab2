// grid 64 group 64
// args floats:48 random:256 zero:256:print=f32 zero:1024:print=u8 u32:24 u32:80
#define MOST 24
/* Threshold accepting for the travelling salesman: each work-item starts from another tour and reverses parts of it. */
static inline uint xorshift(uint *s) {
  uint x = *s;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  return *s = x;
}
__kernel void twoopt(__global const float2 *city, __global const uint *seeds, __global float *lengths, __global uchar *tours, uint cities, uint trials) {
  __local float distance[MOST * MOST];
  uint lid = get_local_id(0), gid = get_global_id(0);
  for (uint k = lid; k < MOST * MOST; k += 64) {
    float2 d = city[k / MOST] - city[k % MOST];
    distance[k] = sqrt(d.x * d.x + d.y * d.y);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uchar tour[MOST];
  uint seed = seeds[gid] | 1;
  for (uint k = 0; k < cities; k++) tour[k] = (uchar)k;
  for (uint k = cities - 1; k > 0; k--) {
    uint j = xorshift(&seed) % (k + 1);
    uchar t = tour[k]; tour[k] = tour[j]; tour[j] = t;
  }
  float threshold = 0.25f;
  for (uint trial = 0; trial < trials; trial++) {
    uint i = xorshift(&seed) % (cities - 1), j = i + 1 + xorshift(&seed) % (cities - 1 - i);
    uint before = tour[i == 0 ? cities - 1 : i - 1], after = tour[j + 1 == cities ? 0 : j + 1];
    if (i == 0 && j == cities - 1) continue;
    float delta = distance[before * MOST + tour[j]] + distance[tour[i] * MOST + after] - distance[before * MOST + tour[i]] - distance[tour[j] * MOST + after];
    if (delta < threshold)
      for (uint a = i, b = j; a < b; a++, b--) { uchar t = tour[a]; tour[a] = tour[b]; tour[b] = t; }
    threshold *= 0.95f;
  }
  float length = 0.0f;
  for (uint k = 0; k < cities; k++) length += distance[tour[k] * MOST + tour[k + 1 == cities ? 0 : k + 1]];
  lengths[gid] = length;
  for (uint k = 0; k < 16; k++) tours[gid * 16 + k] = tour[k];
}
