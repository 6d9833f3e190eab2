// grid 64 group 64
// args random:1536 zero:6144:print=f32 zero:1536:print=u8 u32:40
#define N 24
#define FAR 1.0e6f

/* One dimension of the exact Euclidean distance transform: the lower envelope of parabolas of a column
   for each work-item. Its stack has the parabolas and where each takes over. */
__kernel void edt(__global const uchar *mask, __global float *distances, __global uchar *nearest, uint threshold) {
  uint x = get_global_id(0), width = get_global_size(0);
  float f[N];
  int vertex[N];
  float from[N + 1];
  for (int y = 0; y < N; y++) f[y] = mask[y * width + x] < threshold ? 0.0f : FAR + (float)(y & 1);

  int top = 0;
  vertex[0] = 0;
  from[0] = -FAR * FAR;
  from[1] = FAR * FAR;
  for (int q = 1; q < N; q++) {
    float s;
    for (;;) {
      int v = vertex[top];
      s = ((f[q] + (float)(q * q)) - (f[v] + (float)(v * v))) / (float)(2 * (q - v));
      if (s > from[top]) break;
      top--;
    }
    top++;
    vertex[top] = q;
    from[top] = s;
    from[top + 1] = FAR * FAR;
  }

  int k = 0;
  for (int q = 0; q < N; q++) {
    while (from[k + 1] < (float)q) k++;
    int v = vertex[k];
    distances[q * width + x] = (float)((q - v) * (q - v)) + f[v];
    nearest[q * width + x] = (uchar)v;
  }
}
