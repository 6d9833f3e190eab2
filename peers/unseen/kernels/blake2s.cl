// grid 64 group 64
// args random:4096 zero:512:print=u32
#define R(x, n) ((x) >> (n) | (x) << (32 - (n)))
#define G(a, b, c, d, x, y) a += b + (x); d = R(d ^ a, 16); c += d; b = R(b ^ c, 12); a += b + (y); d = R(d ^ a, 8); c += d; b = R(b ^ c, 7);
__kernel void blake2s(__global const uint *in, __global uint *out) {
  uint i = get_global_id(0), m[16];
  for (int k = 0; k < 16; k++) m[k] = in[i * 16 + k];
  uint v0 = 0x6A09E667, v1 = 0xBB67AE85, v2 = 0x3C6EF372, v3 = 0xA54FF53A, v4 = 0x510E527F, v5 = 0x9B05688C, v6 = 0x1F83D9AB, v7 = 0x5BE0CD19;
  uint v8 = v0, v9 = v1, va = v2, vb = v3, vc = v4 ^ i, vd = v5, ve = v6, vf = v7;
  for (int r = 0; r < 4; r++) {
    G(v0, v4, v8, vc, m[r], m[r + 1]) G(v1, v5, v9, vd, m[r + 2], m[r + 3]) G(v2, v6, va, ve, m[r + 4], m[r + 5]) G(v3, v7, vb, vf, m[r + 6], m[r + 7])
    G(v0, v5, va, vf, m[r + 8], m[r + 9]) G(v1, v6, vb, vc, m[r + 10], m[r + 11]) G(v2, v7, v8, vd, m[r + 12], m[r]) G(v3, v4, v9, ve, m[15 - r], m[14 - r])
  }
  out[2 * i] = v0 ^ v8 ^ v4; out[2 * i + 1] = v1 ^ v9 ^ v5;
}
