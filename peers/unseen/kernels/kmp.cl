// grid 128 group 64
// args below:3:1024 below:3:64 zero:512:print=u32 u32:24
__kernel void kmp(__global const uint *text, __global const uint *pat, __global uint *out, uint n) {
  uint i = get_global_id(0), hits = 0, state = 0;
  for (uint k = 0; k < n; k++) {
    uint c = text[i + k];
    while (state > 0 && pat[state] != c) state = state >> 1;
    if (pat[state] == c) state++;
    if (state == 4) { hits++; state = 1; }
  }
  out[i] = hits * 16 + state;
}
