// grid 64 group 64
// args random:5184 zero:256:print=u32
__kernel void sudoku(__global const uint *in, __global uint *out) {
  uint g = get_global_id(0), rows[9], h = 0;
  uint cols[9];
  for (uint i = 0; i < 9; i++) { rows[i] = in[g * 9 + i] & 511; cols[i] = in[(g * 9 + i + 7) % 576] >> 9 & 511; }
  for (uint y = 0; y < 9; y++)
    for (uint x = 0; x < 9; x++) {
      uint c = ~(rows[y] | cols[x]) & 511;
      while (c) { uint low = c & -c; h = h * 5 + (31 - clz(low)); c ^= low; if (popcount(c) < 2) break; }
    }
  out[g] = h;
}
