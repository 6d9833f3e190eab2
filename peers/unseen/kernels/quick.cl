// grid 64 group 64
// args random:4096 zero:4096:print=u32
__kernel void quick(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0), v[16];
  int stack[16], top = 0;
  for (int k = 0; k < 16; k++) v[k] = in[16 * i + k];
  stack[top++] = 0; stack[top++] = 15;
  while (top > 0) {
    int hi = stack[--top], lo = stack[--top];
    if (lo >= hi) continue;
    uint p = v[hi]; int m = lo;
    for (int k = lo; k < hi; k++) if (v[k] < p) { uint t = v[k]; v[k] = v[m]; v[m] = t; m++; }
    uint t = v[m]; v[m] = v[hi]; v[hi] = t;
    if (top < 13) { stack[top++] = lo; stack[top++] = m - 1; stack[top++] = m + 1; stack[top++] = hi; }
  }
  for (int k = 0; k < 16; k++) out[16 * i + k] = v[k];
}
