// grid 32,16 group 16,4
// args floats:512 zero:2048:print=f32 u32:32 u32:16 f32:0.1
__kernel void heat(__global const float *in, __global float *out, int w, int h, float k) {
  int x = get_global_id(0), y = get_global_id(1);
  int at = y * w + x;
  float c = in[at];
  if (x > 0 && y > 0 && x < w - 1 && y < h - 1)
    c += k * (in[at - 1] + in[at + 1] + in[at - w] + in[at + w] - 4.0f * c);
  out[at] = c;
}
