// grid 32,32 group 16,16
// args floats:1024 zero:4096:print=f32 u32:32 u32:32
__kernel void padtranspose(__global const float *in, __global float *out, int w, int h) {
  __local float tile[16][17];
  int x = get_global_id(0), y = get_global_id(1), lx = get_local_id(0), ly = get_local_id(1);
  if (x < w && y < h) tile[ly][lx] = in[y * w + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  int ox = get_group_id(1) * 16 + lx, oy = get_group_id(0) * 16 + ly;
  if (ox < h && oy < w) out[oy * h + ox] = tile[lx][ly];
}
