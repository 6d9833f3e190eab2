// grid 64 group 64
// args random:4096 below:4096:64 zero:256:print=u32
__kernel void rans(__global const uint *in, __global const uint *cum, __global uint *out) {
  uint g = get_global_id(0), x = in[g] | 1u << 23, h = 0, at = g;
  for (uint k = 0; k < 24; k++) {
    uint slot = x & 4095, s = 0;
    for (uint b = 16; b; b >>= 1) if (cum[s + b - 1] / 2 + (s + b) * 64 <= slot) s += b;
    uint f = (cum[s] & 127) + 1, c = s * 64;
    x = f * (x >> 12) + slot - c;
    while (x < 1u << 23) { x = x << 8 | (in[at & 1023] & 255); at += 64; }
    h = h * 33 + s;
  }
  out[g] = h ^ x;
}
