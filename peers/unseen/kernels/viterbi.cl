// grid 64 group 64
// args random:1024 zero:256:print=u32 u32:4
__kernel void viterbi(__global const uint *in, __global uint *out, uint n) {
  uint t = get_global_id(0); uint m0 = 0, m1 = 8, m2 = 8, m3 = 8, path = 0;
  for (uint k = 0; k < n; k++) {
    uint w = in[t * n + k];
    for (uint j = 0; j < 32; j += 2) {
      uint s = w >> j & 3, c0 = popcount(s), c1 = popcount(s ^ 3), c2 = popcount(s ^ 1), c3 = popcount(s ^ 2);
      uint n0 = min(m0 + c0, m1 + c1), n1 = min(m2 + c2, m3 + c3), n2 = min(m0 + c1, m1 + c0), n3 = min(m2 + c3, m3 + c2);
      path = path * 3 + (m0 + c0 > m1 + c1);
      m0 = n0; m1 = n1; m2 = n2; m3 = n3;
    }
  }
  out[t] = min(min(m0, m1), min(m2, m3)) + path;
}
