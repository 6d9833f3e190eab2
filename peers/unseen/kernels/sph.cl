// grid 128 group 64
// args floats:512 zero:512:print=f32 u32:128 f32:0.8
__kernel void sph(__global const float4 *pos, __global float *out, uint n, float h) {
  uint i = get_global_id(0);
  float4 p = pos[i];
  float h2 = h * h, d = 0;
  for (uint j = 0; j < n; j++) {
    float4 q = pos[j];
    float dx = p.x - q.x, dy = p.y - q.y, dz = p.z - q.z;
    float r2 = dx * dx + dy * dy + dz * dz;
    if (r2 < h2) { float w = h2 - r2; d += q.w * w * w * w; }
  }
  out[i] = d;
}
