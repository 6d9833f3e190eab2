// grid 64 group 64
// args random:512 zero:512:print=u32
__constant uchar S[64] = {14,4,13,1,2,15,11,8,3,10,6,12,5,9,0,7,0,15,7,4,14,2,13,1,10,6,12,11,9,5,3,8,4,1,14,8,13,6,2,11,15,12,9,7,3,10,5,0,15,12,8,2,4,9,1,7,5,11,3,14,10,0,6,13};
__kernel void sbox(__global const uint2 *in, __global uint2 *out) {
  uint g = get_global_id(0);
  uint2 v = in[g];
  for (uint r = 0; r < 16; r++) {
    uint f = 0, e = v.y ^ (v.y << 1) ^ r * 0x9e3779b9u;
    for (uint k = 0; k < 5; k++) f |= (uint)S[e >> (6 * k) & 63] << (4 * k);
    uint n = v.x ^ rotate(f, 11u);
    v.x = v.y; v.y = n;
  }
  out[g] = v;
}
