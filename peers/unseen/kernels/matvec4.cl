// grid 128 group 64
// args floats:512 floats:16 zero:2048:print=f32
__kernel void matvec4(__global const float4 *v, __global const float *m, __global float4 *out) {
  uint i = get_global_id(0);
  float4 p = v[i], r;
  r.x = m[0] * p.x + m[1] * p.y + m[2] * p.z + m[3] * p.w;
  r.y = m[4] * p.x + m[5] * p.y + m[6] * p.z + m[7] * p.w;
  r.z = m[8] * p.x + m[9] * p.y + m[10] * p.z + m[11] * p.w;
  r.w = m[12] * p.x + m[13] * p.y + m[14] * p.z + m[15] * p.w;
  out[i] = r / r.w;
}
