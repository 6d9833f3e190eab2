// grid 64 group 64
// args floats:1024 zero:256:print=u32
static inline __attribute__((always_inline)) float my_exp(float x) {
  float k = rint(x * 1.44269504f), r = fma(k, -0.693145752f, x); r = fma(k, -1.42860677e-6f, r);
  float p = fma(r, 0.00136f, 0.00837f); p = fma(p, r, 0.04167f); p = fma(p, r, 0.16666f); p = fma(p, r, 0.5f); p = fma(p, r, 1.0f); p = fma(p, r, 1.0f);
  int e = (int)k; e = e > 126 ? 126 : e < -126 ? -126 : e;
  return p * as_float((uint)(e + 127) << 23);
}
__kernel void expsum(__global const float *in, __global float *out) {
  uint g = get_global_id(0);
  float s = 0;
  for (uint k = 0; k < 16; k++) { float e = my_exp(in[k * 64 + g]); s += e / (1.0f + e); }
  out[g] = s;
}
