// grid 128 group 64
// args random:8192 zero:512:print=u32 u32:64
__kernel void xxhash(__global const uint *in, __global uint *out, uint length) {
  uint gid = get_global_id(0), words = length / 4;
  uint v1 = 0x24234428u, v2 = 0x85ebca77u, v3 = 0, v4 = 0x61c8864fu;
  __global const uint *p = in + gid * words;
  for (uint i = 0; i + 4 <= words; i += 4) {
    v1 = rotate(v1 + p[i] * 0x85ebca77u, 13u) * 0x9e3779b1u;
    v2 = rotate(v2 + p[i + 1] * 0x85ebca77u, 13u) * 0x9e3779b1u;
    v3 = rotate(v3 + p[i + 2] * 0x85ebca77u, 13u) * 0x9e3779b1u;
    v4 = rotate(v4 + p[i + 3] * 0x85ebca77u, 13u) * 0x9e3779b1u;
  }
  uint h = rotate(v1, 1u) + rotate(v2, 7u) + rotate(v3, 12u) + rotate(v4, 18u) + length;
  h ^= h >> 15; h *= 0x85ebca77u; h ^= h >> 13; h *= 0xc2b2ae3du; h ^= h >> 16;
  out[gid] = h;
}
