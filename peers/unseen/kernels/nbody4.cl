// grid 64 group 64
// args floats:256 zero:1024:print=f32 u32:64 f32:0.01
__kernel void nbody4(__global const float4 *pos, __global float4 *acc, uint n, float eps) {
  __local float4 tile[64];
  uint i = get_global_id(0), l = get_local_id(0);
  float4 p = pos[i]; float ax = 0, ay = 0, az = 0;
  for (uint t = 0; t < n; t += 64) {
    tile[l] = pos[t + l];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (uint j = 0; j < 64; j++) {
      float4 q = tile[j]; float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
      float r = dx * dx + dy * dy + dz * dz + eps, f = q.w / (r * r);
      ax += dx * f; ay += dy * f; az += dz * f;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  acc[i] = (float4)(ax, ay, az, 0);
}
