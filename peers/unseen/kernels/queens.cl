// grid 64 group 64
// args zero:256:print=u32
__kernel void queens(__global uint *out) {
  uint gid = get_global_id(0);
  uint all = 0x7f, count = 0;
  uint cols[8], left[8], right[8], free[8];
  uint first = 1u << (gid % 7);
  int depth = 1;
  cols[1] = first; left[1] = first << 1; right[1] = first >> 1;
  free[1] = all & ~(cols[1] | left[1] | right[1]);
  while (depth > 0) {
    uint f = free[depth];
    if (f == 0) { depth--; continue; }
    uint bit = f & (0u - f);
    free[depth] = f ^ bit;
    if (depth == 6) { count++; continue; }
    cols[depth + 1] = cols[depth] | bit;
    left[depth + 1] = (left[depth] | bit) << 1;
    right[depth + 1] = (right[depth] | bit) >> 1;
    depth++;
    free[depth] = all & ~(cols[depth] | left[depth] | right[depth]);
  }
  out[gid] = count;
}
