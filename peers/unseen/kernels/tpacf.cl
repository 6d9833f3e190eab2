// grid 256 group 64
// args floats:750 floats:144 zero:80:print=u32 u32:250 u32:48
#define BINS 20
__constant float LIMITS[BINS - 1] = {0.9999f, 0.9995f, 0.999f, 0.997f, 0.993f, 0.988f, 0.98f, 0.97f, 0.95f, 0.93f,
                                     0.90f,   0.86f,   0.82f,  0.77f,  0.71f,  0.64f,  0.55f, 0.45f, 0.30f};

/* Parboil's two-point angular correlation: a histogram of the angles between the directions of two sets. */
__kernel void tpacf(__global const float *first, __global const float *second, __global uint *histogram, uint n, uint m) {
  __local uint bins[BINS];
  uint i = get_global_id(0), lid = get_local_id(0);
  if (lid < BINS) bins[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (i < n) {
    float x = first[3 * i] + 0.01f, y = first[3 * i + 1], z = first[3 * i + 2];
    float scale = rsqrt(x * x + y * y + z * z);
    x *= scale;
    y *= scale;
    z *= scale;
    for (uint j = 0; j < m; j++) {
      float a = second[3 * j] + 0.01f, b = second[3 * j + 1], c = second[3 * j + 2];
      float cosine = (x * a + y * b + z * c) * rsqrt(a * a + b * b + c * c);
      uint low = 0, high = BINS - 1;
      while (low < high) {
        uint middle = (low + high) / 2;
        if (cosine >= LIMITS[middle]) high = middle;
        else low = middle + 1;
      }
      atomic_inc(&bins[low]);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid < BINS && bins[lid]) atomic_add(&histogram[lid], bins[lid]);
}
