// grid 64 group 64
// args random:4096 zero:1280:print=u32
#define ROL(x, n) rotate(x, (uint)(n))
__kernel void sha1(__global const uint *in, __global uint *out) {
  uint gid = get_global_id(0);
  uint w[16];
  for (int i = 0; i < 16; i++) w[i] = in[gid * 16 + i];
  uint a = 0x67452301, b = 0xefcdab89, c = 0x98badcfe, d = 0x10325476, e = 0xc3d2e1f0;
  for (int i = 0; i < 80; i++) {
    uint f, k;
    if (i < 20) { f = (b & c) | (~b & d); k = 0x5a827999; }
    else if (i < 40) { f = b ^ c ^ d; k = 0x6ed9eba1; }
    else if (i < 60) { f = (b & c) | (b & d) | (c & d); k = 0x8f1bbcdc; }
    else { f = b ^ c ^ d; k = 0xca62c1d6; }
    uint x;
    if (i < 16) x = w[i];
    else {
      x = ROL(w[(i + 13) & 15] ^ w[(i + 8) & 15] ^ w[(i + 2) & 15] ^ w[i & 15], 1);
      w[i & 15] = x;
    }
    uint t = ROL(a, 5) + f + e + k + x;
    e = d; d = c; c = ROL(b, 30); b = a; a = t;
  }
  out[gid * 5] = a + 0x67452301; out[gid * 5 + 1] = b + 0xefcdab89; out[gid * 5 + 2] = c + 0x98badcfe;
  out[gid * 5 + 3] = d + 0x10325476; out[gid * 5 + 4] = e + 0xc3d2e1f0;
}
