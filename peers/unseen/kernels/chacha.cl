// grid 64 group 64
// args random:32 zero:4096:print=u32 u32:1
#define QR(a, b, c, d) a += b; d = rotate(d ^ a, 16u); c += d; b = rotate(b ^ c, 12u); a += b; d = rotate(d ^ a, 8u); c += d; b = rotate(b ^ c, 7u);
__kernel void chacha(__global const uint *key, __global uint *out, uint nonce) {
  uint gid = get_global_id(0);
  uint s[16], x[16];
  s[0] = 0x61707865; s[1] = 0x3320646e; s[2] = 0x79622d32; s[3] = 0x6b206574;
  for (int i = 0; i < 8; i++) s[4 + i] = key[i];
  s[12] = gid; s[13] = 0; s[14] = nonce; s[15] = 0;
  for (int i = 0; i < 16; i++) x[i] = s[i];
  for (int r = 0; r < 10; r++) {
    QR(x[0], x[4], x[8], x[12]) QR(x[1], x[5], x[9], x[13]) QR(x[2], x[6], x[10], x[14]) QR(x[3], x[7], x[11], x[15])
    QR(x[0], x[5], x[10], x[15]) QR(x[1], x[6], x[11], x[12]) QR(x[2], x[7], x[8], x[13]) QR(x[3], x[4], x[9], x[14])
  }
  for (int i = 0; i < 16; i++) out[gid * 16 + i] = x[i] + s[i];
}
