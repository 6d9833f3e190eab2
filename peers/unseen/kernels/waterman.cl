// grid 64 group 64
// args random:1024 random:12 zero:256:print=s32
__kernel void waterman(__global const uchar *a, __global const uchar *b, __global int *out) {
  int gid = get_global_id(0);
  int row[13];
  for (int j = 0; j < 13; j++) row[j] = 0;
  int best = 0;
  for (int i = 0; i < 16; i++) {
    int diagonal = 0;
    uint c = a[gid * 16 + i] & 3;
    for (int j = 1; j < 13; j++) {
      int s = diagonal + (c == (b[j - 1] & 3) ? 2 : -1);
      diagonal = row[j];
      s = max(s, max(row[j] - 1, row[j - 1] - 1));
      s = max(s, 0);
      row[j] = s;
      best = max(best, s);
    }
  }
  out[gid] = best;
}
