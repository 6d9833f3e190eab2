// grid 64 group 64
// args random:1024 random:1024 zero:2048:print=u32
__kernel void bigmul(__global const uint *a, __global const uint *b, __global uint *out) {
  uint t = get_global_id(0); uint r[8];
  for (int i = 0; i < 8; i++) r[i] = 0;
  for (int i = 0; i < 4; i++) {
    ulong carry = 0;
    for (int j = 0; j < 4; j++) { ulong p = (ulong)a[4 * t + i] * b[4 * t + j] + r[i + j] + carry; r[i + j] = (uint)p; carry = p >> 32; }
    r[i + 4] = (uint)carry;
  }
  for (int i = 0; i < 8; i++) out[8 * t + i] = r[i];
}
