// grid 64 group 64
// args random:4096 zero:4096:print=u32 u32:8
#define R(a, b, c, n) x[a] ^= rotate(x[b] + x[c], (uint)n);
__kernel void salsa(__global const uint *in, __global uint *out, int rounds) {
  uint gid = get_global_id(0);
  uint x[16];
  for (int i = 0; i < 16; i++) x[i] = in[gid * 16 + i];
  for (int r = 0; r < rounds; r += 2) {
    R(4, 0, 12, 7) R(8, 4, 0, 9) R(12, 8, 4, 13) R(0, 12, 8, 18) R(9, 5, 1, 7) R(13, 9, 5, 9) R(1, 13, 9, 13) R(5, 1, 13, 18)
    R(14, 10, 6, 7) R(2, 14, 10, 9) R(6, 2, 14, 13) R(10, 6, 2, 18) R(3, 15, 11, 7) R(7, 3, 15, 9) R(11, 7, 3, 13) R(15, 11, 7, 18)
  }
  for (int i = 0; i < 16; i++) out[gid * 16 + i] = x[i] + in[gid * 16 + i];
}
