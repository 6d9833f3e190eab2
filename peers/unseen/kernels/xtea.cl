// grid 128 group 64
// args random:1024 random:16 zero:1024:print=u32
__kernel void xtea(__global const uint2 *in, __global const uint *key, __global uint2 *out) {
  uint i = get_global_id(0);
  uint v0 = in[i].x, v1 = in[i].y, sum = 0;
  for (uint r = 0; r < 32; r++) {
    v0 += (((v1 << 4) ^ (v1 >> 5)) + v1) ^ (sum + key[sum & 3]);
    sum += 0x9E3779B9;
    v1 += (((v0 << 4) ^ (v0 >> 5)) + v0) ^ (sum + key[(sum >> 11) & 3]);
  }
  out[i] = (uint2)(v0, v1);
}
