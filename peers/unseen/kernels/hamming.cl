// grid 128 group 64
// args random:4096 random:64 zero:512:print=u32
__kernel void hamming(__global const ulong *db, __global const ulong *q, __global uint *out) {
  uint i = get_global_id(0), best = 1000, at = 0;
  for (uint k = 0; k < 2; k++) {
    uint d = 0;
    for (uint w = 0; w < 4; w++) { ulong x = db[4 * i + w] ^ q[4 * k + w]; d += popcount((uint)x) + popcount((uint)(x >> 32)); }
    if (d < best) { best = d; at = k; }
  }
  out[i] = best << 8 | at;
}
