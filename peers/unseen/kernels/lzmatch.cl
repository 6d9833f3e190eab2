// grid 128 group 64
// args below:4:512 zero:512:print=u32
__kernel void lzmatch(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0) + 64, best = 0, at = 0;
  for (uint d = 1; d <= 32; d++) {
    uint n = 0;
    while (n < 8 && in[i + n] == in[i + n - d]) n++;
    if (n > best) { best = n; at = d; }
  }
  out[i - 64] = best << 16 | at;
}
