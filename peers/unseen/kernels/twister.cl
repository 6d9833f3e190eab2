// grid 64 group 64
// args zero:256:print=u32 u32:5
__kernel void twister(__global uint *out, uint seed) {
  uint gid = get_global_id(0);
  uint s[12];
  s[0] = seed + gid;
  for (int i = 1; i < 12; i++) s[i] = 1812433253u * (s[i - 1] ^ (s[i - 1] >> 30)) + i;
  uint sum = 0;
  for (int r = 0; r < 3; r++)
    for (int i = 0; i < 12; i++) {
      uint y = (s[i] & 0x80000000u) | (s[(i + 1) % 12] & 0x7fffffffu);
      s[i] = s[(i + 7) % 12] ^ (y >> 1) ^ ((y & 1) ? 0x9908b0dfu : 0);
      uint t = s[i];
      t ^= t >> 11; t ^= (t << 7) & 0x9d2c5680u; t ^= (t << 15) & 0xefc60000u; t ^= t >> 18;
      sum += t;
    }
  out[gid] = sum;
}
