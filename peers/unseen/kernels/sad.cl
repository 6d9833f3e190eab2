// grid 64 group 64
// args random:1024 random:4096 zero:256:print=u32
__kernel void sad(__global const uchar *ref, __global const uchar *img, __global uint *out) {
  uint g = get_global_id(0), best = ~0u, at = 0;
  for (uint o = 0; o < 4; o++) {
    uint s = 0;
    for (uint y = 0; y < 8; y++)
      for (uint x = 0; x < 8; x++) { int d = (int)ref[y * 8 + x] - (int)img[(g & 31) + o + x + y * 64]; s += d < 0 ? -d : d; }
    if (s < best) { best = s; at = o; }
  }
  out[g] = best << 2 | at;
}
