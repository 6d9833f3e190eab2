// grid 256 group 64
// args zero:4096:print=u32 u32:7 u32:99
__kernel void philox(__global uint4 *out, uint k0, uint k1) {
  uint gid = get_global_id(0);
  uint c0 = gid, c1 = 0, c2 = 5, c3 = 9;
  for (int r = 0; r < 10; r++) {
    uint h0 = mul_hi(0xD2511F53u, c0), l0 = 0xD2511F53u * c0;
    uint h1 = mul_hi(0xCD9E8D57u, c2), l1 = 0xCD9E8D57u * c2;
    uint n0 = h1 ^ c1 ^ k0, n2 = h0 ^ c3 ^ k1;
    c0 = n0; c1 = l1; c2 = n2; c3 = l0;
    k0 += 0x9E3779B9u; k1 += 0xBB67AE85u;
  }
  out[gid] = (uint4)(c0, c1, c2, c3);
}
