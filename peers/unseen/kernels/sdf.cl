// grid 256 group 64
// args zero:1024:print=u32 u32:16 u32:24 f32:0.3 f32:-0.2
typedef struct { float distance; int material; } hit_t;

static inline float length3(float x, float y, float z) { return sqrt(x * x + y * y + z * z); }
static inline float smooth_min(float a, float b, float k) {
  float h = fmax(k - fabs(a - b), 0.0f) / k;
  return fmin(a, b) - h * h * k * 0.25f;
}
static inline __attribute__((always_inline)) hit_t scene(float4 p, float bx, float by) {
  hit_t hit;
  float ball = length3(p.x - bx, p.y - by, p.z) - 0.6f;
  float qx = fabs(p.x + 0.5f) - 0.4f, qy = fabs(p.y + 0.3f) - 0.3f, qz = fabs(p.z - 0.2f) - 0.4f;
  float box = length3(fmax(qx, 0.0f), fmax(qy, 0.0f), fmax(qz, 0.0f)) + fmin(fmax(qx, fmax(qy, qz)), 0.0f) - 0.05f;
  float ring = sqrt(p.x * p.x + p.z * p.z) - 1.1f;
  float torus = sqrt(ring * ring + (p.y + 0.2f) * (p.y + 0.2f)) - 0.12f;
  float floor_ = p.y + 0.9f;
  hit.distance = smooth_min(ball, box, 0.3f);
  hit.material = 0;
  if (torus < hit.distance) { hit.distance = torus; hit.material = 1; }
  if (floor_ < hit.distance) { hit.distance = floor_; hit.material = 2; }
  return hit;
}
static inline uint byte(float x) { return (uint)(fmin(fmax(x, 0.0f), 1.0f) * 255.0f + 0.5f); }

/* Sphere tracing of some solids, with a normal from differences and a soft shadow. */
__kernel void sdf(__global uint *image, uint width, uint steps, float bx, float by) {
  uint i = get_global_id(0), px = i % width, py = i / width;
  float u = ((float)px + 0.5f) / (float)width * 2.0f - 1.0f, v = 1.0f - ((float)py + 0.5f) / 16.0f * 2.0f;
  float inverse = 1.0f / length3(u, v, 1.5f);
  float4 d = (float4)(u, v, 1.5f, 0.0f) * inverse, p = (float4)(0.0f, 0.0f, -3.0f, 0.0f);
  float t = 0.0f;
  hit_t hit = {1.0f, -1};
  uint k = 0;
  for (; k < steps; k++) {
    hit = scene(p + d * t, bx, by);
    if (hit.distance < 0.002f * (1.0f + t)) break;
    t += hit.distance;
    if (t > 8.0f) { hit.material = -1; break; }
  }
  if (k == steps) hit.material = -1;
  float r = 0.3f + 0.2f * v, g = 0.4f + 0.2f * v, b = 0.7f;
  if (hit.material >= 0) {
    float4 q = p + d * t;
    float nx = 0.0f, ny = 0.0f, nz = 0.0f;
    for (int tap = 0; tap < 4; tap++) {                /* the corners of a tetrahedron */
      float ex = tap & 1 ? 1.0f : -1.0f, ey = tap & 2 ? 1.0f : -1.0f, ez = ex * ey;
      float d = scene(q + (float4)(ex, ey, ez, 0.0f) * 0.004f, bx, by).distance;
      nx += ex * d;
      ny += ey * d;
      nz += ez * d;
    }
    float n = length3(nx, ny, nz) + 1e-6f;
    float diffuse = fmax((nx * 0.48f + ny * 0.8f - nz * 0.36f) / n, 0.0f), shadow = 1.0f, st = 0.05f;
    for (int s = 0; s < 10 && shadow > 0.05f; s++) {
      float h = scene(q + (float4)(0.48f, 0.8f, -0.36f, 0.0f) * st, bx, by).distance;
      shadow = fmin(shadow, 6.0f * h / st);
      st += fmax(h, 0.05f);
    }
    float light = 0.2f + diffuse * fmax(shadow, 0.0f);
    switch (hit.material) {
      case 0: r = 0.9f * light; g = 0.5f * light; b = 0.3f * light; break;
      case 1: r = 0.2f * light; g = 0.8f * light; b = 0.5f * light; break;
      default: {
        int checker = ((int)floor(q.x * 2.0f) + (int)floor(q.z * 2.0f)) & 1;
        r = g = b = (checker ? 0.8f : 0.3f) * light;
      }
    }
  }
  image[i] = byte(r) | byte(g) << 8 | byte(b) << 16 | 0xff000000u;
}
