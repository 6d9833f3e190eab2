// grid 128 group 64
// args random:512 below:1000:256 zero:512:print=u32 u32:256
__kernel void binsearch(__global const uint *keys, __global const uint *table, __global uint *out, uint n) {
  uint i = get_global_id(0), key = keys[i] % 1000, lo = 0, hi = n;
  while (lo < hi) { uint mid = (lo + hi) >> 1; if (table[mid] < key) lo = mid + 1; else hi = mid; }
  out[i] = lo;
}
