// grid 64 group 64
// args random:1024 zero:256:print=u32
__kernel void gol3(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0);
  uint up = in[i], mid = in[i + 1], dn = in[i + 2], r = 0;
  for (uint b = 1; b < 31; b++) {
    uint n = popcount(up >> (b - 1) & 7) + popcount(dn >> (b - 1) & 7) + popcount(mid >> (b - 1) & 5);
    uint alive = mid >> b & 1;
    r |= (uint)(n == 3 || (alive && n == 2)) << b;
  }
  out[i] = r;
}
