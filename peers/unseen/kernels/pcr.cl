// grid 64 group 64
// args floats:64 floats:64 floats:64 floats:64 zero:256:print=f32
__kernel void pcr(__global const float *ga, __global const float *gb, __global const float *gc, __global const float *gd, __global float *out) {
  __local float a[64], b[64], c[64], d[64];
  int i = get_local_id(0);
  a[i] = ga[i]; b[i] = gb[i] + 300; c[i] = gc[i]; d[i] = gd[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = 1; s < 64; s <<= 1) {
    int l = i - s < 0 ? 0 : i - s, r = i + s > 63 ? 63 : i + s;
    float al = i - s < 0 ? 0 : a[i] / b[l], ga2 = i + s > 63 ? 0 : c[i] / b[r];
    float nb = b[i] - al * c[l] - ga2 * a[r], nd = d[i] - al * d[l] - ga2 * d[r], na = -al * a[l], nc = -ga2 * c[r];
    barrier(CLK_LOCAL_MEM_FENCE);
    a[i] = na; b[i] = nb; c[i] = nc; d[i] = nd;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[i] = d[i] / b[i];
}
