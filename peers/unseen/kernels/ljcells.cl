// grid 512 group 64
// args floats:2048 below:9:64 zero:8192:print=f32 f32:1.1 f32:0.6
#define SIDE 4
#define SLOTS 8
/* Lennard and Jones' forces with a cutoff by a list of cells: 4 x 4 x 4 cells of up to eight atoms in a periodic box. */
static inline float fraction(float x) { return x - floor(x); }
static inline float4 place(__global const float4 *atoms, int cell, int slot) {
  float4 a = atoms[cell * SLOTS + slot];
  return (float4)(fraction(a.x), fraction(a.y), fraction(a.z), 0.5f + 0.5f * fraction(a.w));
}
__kernel void ljcells(__global const float4 *atoms, __global const uint *filled, __global float4 *forces, float cutoff, float sigma) {
  int gid = get_global_id(0), cell = gid / SLOTS, slot = gid % SLOTS;
  if ((uint)slot >= filled[cell]) return;
  int cx = cell % SIDE, cy = cell / SIDE % SIDE, cz = cell / (SIDE * SIDE);
  float4 me = place(atoms, cell, slot);
  float cut2 = cutoff * cutoff, sigma2 = sigma * sigma;
  float c6 = sigma2 / cut2, shift = c6 * c6 * c6;
  shift = 4.0f * (shift * shift - shift);
  float4 sum = (float4)(0.0f);
  for (int dz = -1; dz <= 1; dz++)
    for (int dy = -1; dy <= 1; dy++)
      for (int dx = -1; dx <= 1; dx++) {
        int other = ((cz + dz) & (SIDE - 1)) * SIDE * SIDE + ((cy + dy) & (SIDE - 1)) * SIDE + ((cx + dx) & (SIDE - 1));
        int count = filled[other];
        for (int k = 0; k < count; k++) {
          if (other == cell && k == slot) continue;
          float4 it = place(atoms, other, k);
          float rx = me.x - it.x - (float)dx, ry = me.y - it.y - (float)dy, rz = me.z - it.z - (float)dz;
          float r2 = rx * rx + ry * ry + rz * rz;
          if (r2 >= cut2) continue;
          r2 = fmax(r2, 0.2f);
          float inverse = 1.0f / r2, s2 = sigma2 * inverse, s6 = s2 * s2 * s2;
          float eps = sqrt(me.w * it.w);
          float force = 24.0f * eps * inverse * s6 * (2.0f * s6 - 1.0f);
          sum.x += force * rx;
          sum.y += force * ry;
          sum.z += force * rz;
          sum.w += 0.5f * eps * (4.0f * s6 * (s6 - 1.0f) - shift);
        }
      }
  forces[gid] = sum;
}
