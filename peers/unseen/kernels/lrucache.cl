// grid 64 group 64
// args random:4096 zero:256:print=u32
__kernel void lrucache(__global const uint *in, __global uint *out) {
  uint g = get_global_id(0), t0 = ~0u, t1 = ~0u, t2 = ~0u, t3 = ~0u, hits = 0, h = 0;
  for (uint k = 0; k < 16; k++) {
    uint x = in[k * 64 + g] & 7;
    if (x == t0) hits++;
    else if (x == t1) { hits++; t1 = t0; t0 = x; }
    else if (x == t2) { hits++; t2 = t1; t1 = t0; t0 = x; }
    else { h = h * 3 + t3; t3 = t2; t2 = t1; t1 = t0; t0 = x; }
  }
  out[g] = hits << 24 ^ h;
}
