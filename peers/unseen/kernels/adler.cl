// grid 64 group 64
// args random:2048 zero:256:print=u32
__kernel void adler(__global const uchar *in, __global uint *out) {
  uint i = get_global_id(0), a = 1, b = 0;
  for (uint k = 0; k < 32; k++) { a = (a + in[32 * i + k]) % 65521; b = (b + a) % 65521; }
  out[i] = b << 16 | a;
}
