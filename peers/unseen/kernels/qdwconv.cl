// grid 256 group 64
// args random:1296 random:36 below:2000:4 zero:1024:print=s8 u32:18 u32:18 u32:19482 u32:23
static inline int requantise(int acc, int multiplier, int shift, int zero) {
  long product = (long)acc * multiplier;
  int scaled = (int)((product + (1L << (shift - 1))) >> shift) + zero;
  return max(min(scaled, 127), zero);
}
/* Depthwise convolution of three by three with signed bytes, four channels at once, stride one, with ReLU. */
__kernel void qdwconv(__global const char4 *in, __global const char4 *weights, __global const int4 *bias, __global char4 *out, int width,
                      int height, int multiplier, int shift) {
  int i = get_global_id(0);
  int ow = width - 2, oh = height - 2;
  if (i >= ow * oh) return;
  int x = i % ow, y = i / ow;
  const int zero = -20;
  int4 acc = bias[0];
  for (int ky = 0; ky < 3; ky++)
    for (int kx = 0; kx < 3; kx++) {
      char4 p = in[(y + ky) * width + x + kx];
      char4 w = weights[3 * ky + kx];
      acc.x += (p.x - zero) * w.x;
      acc.y += (p.y - zero) * w.y;
      acc.z += (p.z - zero) * w.z;
      acc.w += (p.w - zero) * w.w;
    }
  char4 result;
  result.x = requantise(acc.x, multiplier, shift, zero);
  result.y = requantise(acc.y, multiplier, shift, zero);
  result.z = requantise(acc.z, multiplier, shift, zero);
  result.w = requantise(acc.w, multiplier, shift, zero);
  out[i] = result;
}
