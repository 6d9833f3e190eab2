// grid 64 group 64
// args below:3:1024 zero:4096:print=u32 u32:16
__kernel void runlength(__global const uint *in, __global uint *out, uint n) {
  uint gid = get_global_id(0);
  __global const uint *p = in + gid * n;
  __global uint *q = out + gid * n;
  uint i = 0, o = 0;
  while (i < n) {
    uint v = p[i], run = 1;
    while (i + run < n && p[i + run] == v) run++;
    q[o++] = v << 16 | run;
    i += run;
  }
}
