// grid 32,8 group 32,2
// args random:340 below:9:9 zero:1024:print=u32 u32:34
__kernel void conv3x3(__global const uchar *in, __global const int *k, __global int *out, uint pitch) {
  uint x = get_global_id(0), y = get_global_id(1); int s = 0;
  for (uint j = 0; j < 3; j++) for (uint i = 0; i < 3; i++) s += in[(y + j) * pitch + x + i] * (k[j * 3 + i] - 4);
  out[y * 32 + x] = min(max(s >> 2, 0), 255);
}
