// grid 64 group 64
// args floats:512 floats:512 floats:512 floats:512 zero:2048:print=f32
__kernel void thomas(__global const float *a, __global const float *b, __global const float *c, __global const float *d, __global float *x) {
  int gid = get_global_id(0);
  float cp[8], dp[8];
  cp[0] = c[gid] / (b[gid] + 3.0f);
  dp[0] = d[gid] / (b[gid] + 3.0f);
  for (int i = 1; i < 8; i++) {
    int at = i * 64 + gid;
    float m = 1.0f / (b[at] + 3.0f - a[at] * cp[i - 1]);
    cp[i] = c[at] * m;
    dp[i] = (d[at] - a[at] * dp[i - 1]) * m;
  }
  float last = dp[7];
  x[7 * 64 + gid] = last;
  for (int i = 6; i >= 0; i--) {
    last = dp[i] - cp[i] * last;
    x[i * 64 + gid] = last;
  }
}
