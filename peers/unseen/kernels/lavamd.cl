// grid 256 group 64
// args floats:640 floats:160 below:4:16 zero:2560:print=f32 f32:0.5
#define PARTICLES 40
#define NEIGHBOURS 4

/* A damping that falls with u like exp(-u), as the quotient of two polynomials. */
static inline float damp(float u) {
  float top = 1.0f + u * (-0.5f + u * 0.0833333f);
  float bottom = 1.0f + u * (0.5f + u * 0.0833333f);
  return top / bottom;
}

/* One work-group for each box: forces on its particles from those of the box itself and of its neighbours,
   which come into local memory one box after the other. */
__kernel void lavamd(__global const float4 *positions, __global const float *charges,
                     __global const uint *neighbours, __global float4 *forces, float alpha) {
  __local float4 homePos[PARTICLES];
  __local float4 otherPos[PARTICLES];
  __local float otherCharge[PARTICLES];
  uint box = get_group_id(0);
  uint lid = get_local_id(0);
  uint first = box * PARTICLES;
  float a2 = 2.0f * alpha * alpha;

  for (uint p = lid; p < PARTICLES; p += get_local_size(0)) homePos[p] = positions[first + p];
  float4 acc = (float4)(0.0f, 0.0f, 0.0f, 0.0f);
  for (uint k = 0; k <= NEIGHBOURS; k++) {
    uint other = k == 0 ? box : neighbours[box * NEIGHBOURS + k - 1];
    uint otherFirst = other * PARTICLES;
    float shift = k == 0 ? 0.0f : (float)((int)other - (int)box);
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint p = lid; p < PARTICLES; p += get_local_size(0)) {
      float4 r = positions[otherFirst + p];
      r.x += shift;
      otherPos[p] = r;
      otherCharge[p] = charges[otherFirst + p];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < PARTICLES) {
      float4 me = homePos[lid];
      for (uint j = 0; j < PARTICLES; j++) {
        float4 o = otherPos[j];
        float r2 = me.w + o.w - (me.x * o.x + me.y * o.y + me.z * o.z);
        float vij = damp(a2 * r2);
        float fs = 2.0f * vij;
        float dx = me.x - o.x, dy = me.y - o.y, dz = me.z - o.z;
        float q = otherCharge[j];
        acc.w += q * vij;
        acc.x += q * (fs * dx);
        acc.y += q * (fs * dy);
        acc.z += q * (fs * dz);
      }
    }
  }
  if (lid < PARTICLES) forces[first + lid] = acc;
}
