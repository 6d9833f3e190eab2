// grid 256 group 64
// args floats:400 zero:1024:print=f32 u32:100 u32:16 f32:0.0625 f32:0.3
#define TILE 64
/* Parboil's cutoff Coulomb potential on a lattice; atoms (x, y, z, charge) pass through local memory. */
__kernel void cutcp(__global const float4 *atoms, __global float *lattice, int n, int width, float spacing, float cutoff) {
  __local float4 tile[TILE];
  int i = get_global_id(0), lid = get_local_id(0);
  float x = (i % width) * spacing, y = (i / width) * spacing, z = 0.5f;
  float cutoff2 = cutoff * cutoff, inverse = 1.0f / cutoff2;
  float energy = 0.0f;
  for (int base = 0; base < n; base += TILE) {
    int here = min(n - base, TILE);
    if (lid < here) tile[lid] = atoms[base + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int j = 0; j < here; j++) {
      float4 a = tile[j];
      float dx = a.x - x, dy = a.y - y;
      float r2 = dx * dx + dy * dy;
      if (r2 >= cutoff2) continue;
      float dz = a.z - z;
      r2 += dz * dz;
      if (r2 < cutoff2) {
        float s = 1.0f - r2 * inverse;
        energy += (a.w - 0.5f) * rsqrt(r2 + 1e-6f) * s * s;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  lattice[i] = energy;
}
