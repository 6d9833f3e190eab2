// grid 64 group 64
// args below:1000:1024 zero:4096:print=u32
__kernel void isort(__global const uint *in, __global uint *out) {
  uint gid = get_global_id(0);
  uint a[16];
  for (int i = 0; i < 16; i++) a[i] = in[gid * 16 + i];
  for (int i = 1; i < 16; i++) {
    uint x = a[i];
    int j = i - 1;
    while (j >= 0 && a[j] > x) { a[j + 1] = a[j]; j--; }
    a[j + 1] = x;
  }
  for (int i = 0; i < 16; i++) out[gid * 16 + i] = a[i];
}
