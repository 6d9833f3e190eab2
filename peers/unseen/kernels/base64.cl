// grid 128 group 64
// args random:1536 zero:2048:print=u8
static uchar letter(uint v) {
  return v < 26 ? 'A' + v : v < 52 ? 'a' + v - 26 : v < 62 ? '0' + v - 52 : v == 62 ? '+' : '/';
}
__kernel void base64(__global const uchar *in, __global uchar *out) {
  uint gid = get_global_id(0);
  for (uint k = 0; k < 4; k++) {
    uint at = gid * 4 + k;
    uint v = in[at * 3] << 16 | in[at * 3 + 1] << 8 | in[at * 3 + 2];
    out[at * 4] = letter(v >> 18);
    out[at * 4 + 1] = letter(v >> 12 & 63);
    out[at * 4 + 2] = letter(v >> 6 & 63);
    out[at * 4 + 3] = letter(v & 63);
  }
}
