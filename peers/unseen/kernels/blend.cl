// grid 128 group 64
// args random:512 random:512 zero:512:print=u32
__kernel void blend(__global const uint *a, __global const uint *b, __global uint *out) {
  uint i = get_global_id(0);
  uint s = a[i], d = b[i], al = s >> 24, r = 0;
  for (uint k = 0; k < 32; k += 8) {
    uint sc = s >> k & 255, dc = d >> k & 255;
    uint v = sc * al + dc * (255 - al) + 128;
    v = (v + (v >> 8)) >> 8;
    r |= min(v, 255u) << k;
  }
  out[i] = r;
}
