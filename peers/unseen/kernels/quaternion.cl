// grid 128 group 64
// args floats:512 floats:512 zero:2048:print=f32
__kernel void quaternion(__global const float4 *q, __global const float4 *v, __global float4 *out) {
  int gid = get_global_id(0);
  float4 a = q[gid], p = v[gid];
  float n = rsqrt(a.x * a.x + a.y * a.y + a.z * a.z + a.w * a.w);
  a.x *= n; a.y *= n; a.z *= n; a.w *= n;
  float tx = 2.0f * (a.y * p.z - a.z * p.y), ty = 2.0f * (a.z * p.x - a.x * p.z), tz = 2.0f * (a.x * p.y - a.y * p.x);
  float4 r;
  r.x = p.x + a.w * tx + a.y * tz - a.z * ty;
  r.y = p.y + a.w * ty + a.z * tx - a.x * tz;
  r.z = p.z + a.w * tz + a.x * ty - a.y * tx;
  r.w = 1.0f;
  out[gid] = r;
}
