// grid 64 group 64
// args floats:1024 zero:4096:print=f32
__kernel void lu(__global const float *in, __global float *out) {
  int gid = get_global_id(0);
  float a[16];
  for (int i = 0; i < 16; i++) a[i] = in[gid * 16 + i] + (i % 5 == 0 ? 4.0f : 0.0f);
  for (int k = 0; k < 4; k++)
    for (int i = k + 1; i < 4; i++) {
      a[i * 4 + k] /= a[k * 4 + k];
      for (int j = k + 1; j < 4; j++) a[i * 4 + j] -= a[i * 4 + k] * a[k * 4 + j];
    }
  for (int i = 0; i < 16; i++) out[gid * 16 + i] = a[i];
}
