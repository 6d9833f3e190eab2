// grid 64 group 64
// args random:1024 random:16 zero:256:print=u32
__kernel void levdp(__global const uchar *a, __global const uchar *b, __global uint *out) {
  uint t = get_global_id(0); uchar row[17];
  for (uint j = 0; j <= 16; j++) row[j] = j;
  for (uint i = 0; i < 16; i++) {
    uchar diag = row[0]; row[0] = i + 1;
    for (uint j = 0; j < 16; j++) { uchar up = row[j + 1], c = diag + ((a[t * 16 + i] & 3) != (b[j] & 3)); c = (uchar)min((uint)c, min((uint)up, (uint)row[j]) + 1); diag = up; row[j + 1] = c; }
  }
  out[t] = row[16];
}
