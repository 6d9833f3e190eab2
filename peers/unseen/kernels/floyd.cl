// grid 32,32 group 16,16
// args below:1000:1024 u32:32 u32:5 zero:4096:print=u32
__kernel void floyd(__global const uint *d, uint n, uint k, __global uint *out) {
  uint x = get_global_id(0), y = get_global_id(1);
  uint through = d[y * n + k] + d[k * n + x], direct = d[y * n + x];
  out[y * n + x] = through < direct ? through : direct;
}
