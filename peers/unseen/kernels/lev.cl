// grid 64 group 64
// args random:1024 random:16 zero:256:print=u32
__kernel void lev(__global const uchar *a, __global const uchar *b, __global uint *out) {
  uint gid = get_global_id(0);
  uint row[17];
  for (int j = 0; j <= 16; j++) row[j] = j;
  for (int i = 0; i < 16; i++) {
    uint diagonal = row[0];
    row[0] = i + 1;
    for (int j = 0; j < 16; j++) {
      uint up = row[j + 1];
      uint cost = ((a[gid * 16 + i] ^ b[j]) & 3) != 0;
      uint best = min(min(up + 1, row[j] + 1), diagonal + cost);
      diagonal = up;
      row[j + 1] = best;
    }
  }
  out[gid] = row[16];
}
