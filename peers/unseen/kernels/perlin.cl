// grid 128 group 64
// args floats:256 zero:512:print=f32
static inline __attribute__((always_inline)) float grad(uint h, float x, float y) { float u = (h & 1) ? x : y, v = (h & 2) ? -x : y; return (h & 4) ? u + v : u - v; }
static inline __attribute__((always_inline)) uint hash2(uint x, uint y) { uint h = x * 374761393u + y * 668265263u; h = (h ^ (h >> 13)) * 1274126177u; return h ^ (h >> 16); }
static inline __attribute__((always_inline)) float fade(float t) { return t * t * t * (t * (t * 6 - 15) + 10); }
__kernel void perlin(__global const float *in, __global float *out) {
  uint i = get_global_id(0);
  float x = fabs(in[2 * i]) * 10, y = fabs(in[2 * i + 1]) * 10, s = 0, amp = 1;
  for (int o = 0; o < 3; o++) {
    float fx = floor(x), fy = floor(y);
    int ix = (int)fx, iy = (int)fy;
    float u = x - fx, v = y - fy;
    float a = grad(hash2(ix, iy), u, v), b = grad(hash2(ix + 1, iy), u - 1, v);
    float c = grad(hash2(ix, iy + 1), u, v - 1), d = grad(hash2(ix + 1, iy + 1), u - 1, v - 1);
    float wu = fade(u), wv = fade(v);
    float t = a + (b - a) * wu, q = c + (d - c) * wu;
    s += amp * (t + (q - t) * wv);
    amp *= 0.5f; x *= 2; y *= 2;
  }
  out[i] = s;
}
