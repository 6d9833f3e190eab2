// grid 256 group 64
// args floats:1500 zero:1000:print=u32 zero:1000:print=f32 u32:250 f32:0.2 f32:0.3 f32:0.7 f32:0.8
/* On which side of an edge of the window a point is: positive is inside. */
static inline float side(float2 p, int edge, float4 window) {
  switch (edge) {
    case 0: return p.x - window.x;
    case 1: return p.y - window.y;
    case 2: return window.z - p.x;
    default: return window.w - p.y;
  }
}
/* Sutherland and Hodgman: clips a triangle against a window; the number of corners and the area of what is left. */
__kernel void cliptri(__global const float2 *corners, __global uint *counts, __global float *areas, uint n, float x0, float y0, float x1,
                      float y1) {
  uint i = get_global_id(0);
  if (i >= n) return;
  float4 window = (float4)(x0, y0, x1, y1);
  float2 polygon[2][8];
  uint count = 3;
  for (uint k = 0; k < 3; k++) polygon[0][k] = corners[3 * i + k];
  int edge = 0;
  for (; edge < 4 && count; edge++) {
    uint from = edge & 1, to = from ^ 1, made = 0;
    float2 last = polygon[from][count - 1];
    float before = side(last, edge, window);
    for (uint k = 0; k < count; k++) {
      float2 p = polygon[from][k];
      float now = side(p, edge, window);
      if ((before >= 0) != (now >= 0)) {
        float t = before / (before - now);
        if (made < 8) polygon[to][made++] = last + (p - last) * t;
      }
      if (now >= 0 && made < 8) polygon[to][made++] = p;
      last = p;
      before = now;
    }
    count = made;
  }
  uint at = edge & 1;
  float area = 0;
  for (uint k = 2; k < count; k++) {
    float2 u = polygon[at][k - 1] - polygon[at][0], v = polygon[at][k] - polygon[at][0];
    area += u.x * v.y - u.y * v.x;
  }
  counts[i] = count;
  areas[i] = 0.5f * fabs(area);
}
