// grid 128 group 64
// args random:4096 zero:512:print=u32 u32:32
__kernel void crc(__global const uchar *data, __global uint *out, uint length) {
  uint gid = get_global_id(0);
  uint c = 0xffffffffu;
  for (uint i = 0; i < length; i++) {
    c ^= data[gid * length + i];
    for (int k = 0; k < 8; k++) c = (c >> 1) ^ (0xedb88320u & (0u - (c & 1)));
  }
  out[gid] = ~c;
}
