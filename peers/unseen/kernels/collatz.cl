// grid 128 group 64
// args zero:512:print=u32
__kernel void collatz(__global uint *out) {
  uint i = get_global_id(0), n = 0;
  ulong v = i + 1;
  while (v != 1 && n < 200) { v = (v & 1) ? 3 * v + 1 : v >> 1; n++; }
  out[i] = n;
}
