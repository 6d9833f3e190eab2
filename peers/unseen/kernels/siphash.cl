// grid 128 group 64
// args random:4096 zero:1024:print=u64 u32:4
#define ROTL(x, b) ((x) << (b) | (x) >> (64 - (b)))
#define ROUND a += b; b = ROTL(b, 13); b ^= a; a = ROTL(a, 32); c += d; d = ROTL(d, 16); d ^= c; a += d; d = ROTL(d, 21); d ^= a; c += b; b = ROTL(b, 17); b ^= c; c = ROTL(c, 32);
__kernel void siphash(__global const ulong *in, __global ulong *out, uint n) {
  uint i = get_global_id(0);
  ulong a = 0x736f6d6570736575UL, b = 0x646f72616e646f6dUL, c = 0x6c7967656e657261UL ^ i, d = 0x7465646279746573UL;
  for (uint k = 0; k < n; k++) { ulong m = in[i * n + k]; d ^= m; ROUND ROUND a ^= m; }
  c ^= 0xff; ROUND ROUND ROUND ROUND
  out[i] = a ^ b ^ c ^ d;
}
