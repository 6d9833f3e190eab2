// grid 64 group 64
// args random:2048 zero:256:print=u32 u32:8
__kernel void murmur(__global const uint *in, __global uint *out, uint n) {
  uint i = get_global_id(0), h = i;
  for (uint k = 0; k < n; k++) {
    uint x = in[i * n + k] * 0xcc9e2d51u;
    x = (x << 15 | x >> 17) * 0x1b873593u;
    h ^= x; h = (h << 13 | h >> 19) * 5 + 0xe6546b64u;
  }
  h ^= n * 4; h ^= h >> 16; h *= 0x85ebca6bu; h ^= h >> 13; h *= 0xc2b2ae35u; h ^= h >> 16;
  out[i] = h;
}
