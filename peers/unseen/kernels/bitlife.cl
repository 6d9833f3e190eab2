// grid 128 group 64
// args random:512 zero:512:print=u32 u32:128
__kernel void bitlife(__global const uint *in, __global uint *out, uint rows) {
  uint r = get_global_id(0);
  uint up = in[r == 0 ? rows - 1 : r - 1], mid = in[r], down = in[r + 1 == rows ? 0 : r + 1];
  uint ones = 0, twos = 0, fours = 0;
  uint lanes[8] = {up << 1, up, up >> 1, mid << 1, mid >> 1, down << 1, down, down >> 1};
  for (int i = 0; i < 8; i++) {
    uint c = ones & lanes[i];
    ones ^= lanes[i];
    uint d = twos & c;
    twos ^= c;
    fours |= d;
  }
  out[r] = twos & ~fours & (ones | mid);
}
