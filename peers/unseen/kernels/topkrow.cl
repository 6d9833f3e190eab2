// grid 256 group 64
// args floats:2048 zero:128:print=f32 zero:128:print=u32 u32:512
#define K 8
/* The eight greatest of each row with their columns, greatest first; of equal numbers the first column wins. */
__kernel void topkrow(__global const float *in, __global float *values, __global uint *columns, uint width) {
  __local float lv[64 * K];
  __local uint lc[64 * K];
  uint lid = get_local_id(0), row = get_group_id(0);
  float v[K];
  uint c[K];
  for (int k = 0; k < K; k++) { v[k] = -3.0e38f; c[k] = 0xffffffffu; }
  for (uint col = lid; col < width; col += 64) {
    float x = in[row * width + col];
    if (x <= v[K - 1]) continue;
    int at = K - 1;
    while (at > 0 && v[at - 1] < x) { v[at] = v[at - 1]; c[at] = c[at - 1]; at--; }
    v[at] = x;
    c[at] = col;
  }
  for (int k = 0; k < K; k++) { lv[lid * K + k] = v[k]; lc[lid * K + k] = c[k]; }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = 32; s > 0; s >>= 1) {
    if (lid < s) {
      uint a = lid * K, b = (lid + s) * K;
      for (int k = 0; k < K; k++) {
        bool left = lv[a] > lv[b] || (lv[a] == lv[b] && lc[a] <= lc[b]);
        v[k] = left ? lv[a] : lv[b];
        c[k] = left ? lc[a] : lc[b];
        if (left) a++; else b++;
      }
      for (int k = 0; k < K; k++) { lv[lid * K + k] = v[k]; lc[lid * K + k] = c[k]; }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid < K) {
    values[row * K + lid] = lv[lid];
    columns[row * K + lid] = lc[lid];
  }
}
