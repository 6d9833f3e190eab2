// grid 64 group 64
// args random:2048 zero:1024:print=u32
__kernel void varint(__global const uchar *in, __global uint *out) {
  uint i = get_global_id(0), pos = 0, sum = 0, cnt = 0;
  while (pos < 28) {
    uint v = 0, s = 0, b;
    do { b = in[i * 32 + pos++]; v |= (b & 127) << s; s += 7; } while ((b & 128) && s < 28);
    sum = sum * 31 + v; cnt++;
  }
  out[2 * i] = sum; out[2 * i + 1] = cnt;
}
