// grid 192 group 64
// args floats:768 below:192:3072 zero:3072:print=f32 zero:768:print=f32 u32:16 f32:6.0 f32:5.5 f32:1.5 f32:2.0
/* Lennard-Jones forces from a list of neighbours, which is stored by columns. Minimum image in a periodic box. */
__kernel void mdlj(__global const float4 *positions, __global const uint *neighbours, __global float4 *forces,
                   __global float *virials, uint maxNeighbours, float box, float cutSquared, float lj1, float lj2) {
  uint i = get_global_id(0);
  uint atoms = get_global_size(0);
  float4 me = positions[i] * box;
  float4 force = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
  float virial = 0.0f;
  float middle = box * 0.5f;
  for (uint k = 0; k < maxNeighbours; k++) {
    uint j = neighbours[k * atoms + i];
    if (j == i) continue;
    float4 other = positions[j] * box;
    float4 d = me - other;
    if (d.x > middle) d.x -= box; else if (d.x < -middle) d.x += box;
    if (d.y > middle) d.y -= box; else if (d.y < -middle) d.y += box;
    if (d.z > middle) d.z -= box; else if (d.z < -middle) d.z += box;
    float r2 = d.x * d.x + d.y * d.y + d.z * d.z;
    if (r2 < cutSquared) {
      float inv = 1.0f / fmax(r2, 0.3f);
      float inv6 = inv * inv * inv;
      float pull = inv * inv6 * (lj1 * inv6 - lj2);
      force.x += d.x * pull;
      force.y += d.y * pull;
      force.z += d.z * pull;
      force.w += inv6 * (lj1 / 12.0f * inv6 - lj2 / 6.0f);
      virial += pull * r2;
    }
  }
  forces[i] = force;
  virials[i] = virial * 0.5f;
}
