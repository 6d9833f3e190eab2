// grid 128 group 64
// args floats:32 zero:512:print=f32 u32:8
__kernel void raysphere(__global const float4 *spheres, __global float *out, int n) {
  int gid = get_global_id(0);
  float dx = (gid & 15) * 0.1f - 0.8f, dy = (gid >> 4) * 0.1f - 0.4f, dz = 1.0f;
  float inv = rsqrt(dx * dx + dy * dy + dz * dz);
  dx *= inv; dy *= inv; dz *= inv;
  float nearest = 1e30f;
  for (int i = 0; i < n; i++) {
    float4 s = spheres[i];
    float b = dx * s.x + dy * s.y + dz * s.z;
    float c = s.x * s.x + s.y * s.y + s.z * s.z - s.w * s.w;
    float d = b * b - c;
    if (d > 0.0f) {
      float t = b - sqrt(d);
      if (t > 0.0f && t < nearest) nearest = t;
    }
  }
  out[gid] = nearest;
}
