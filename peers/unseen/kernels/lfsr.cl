// grid 64 group 64
// args random:256 zero:256:print=u32
__kernel void lfsr(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0), s = in[i] | 1;
  for (uint k = 0; k < 64; k++) { uint b = (s ^ s >> 2 ^ s >> 3 ^ s >> 5) & 1; s = s >> 1 | b << 31; }
  out[i] = s;
}
