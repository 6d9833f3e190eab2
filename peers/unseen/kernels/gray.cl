// grid 256 group 64
// args random:1024 zero:1024:print=f32 u32:256
__kernel void gray(__global const uchar4 *in, __global float *out, int n) {
  int gid = get_global_id(0);
  if (gid >= n) return;
  uchar4 p = in[gid];
  out[gid] = (0.299f * p.x + 0.587f * p.y + 0.114f * p.z) / 255.0f;
}
