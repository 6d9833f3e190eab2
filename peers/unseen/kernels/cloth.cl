// grid 512 group 64
// args floats:2000 floats:2000 zero:8000:print=f32 u32:25 u32:20 f32:0.016 f32:40.0
typedef struct { int dx, dy; float rest; } Spring;
__constant Spring SPRINGS[12] = {{1, 0, 1.0f},  {-1, 0, 1.0f},  {0, 1, 1.0f},        {0, -1, 1.0f},       {1, 1, 1.41421356f},  {1, -1, 1.41421356f},
                                 {-1, 1, 1.41421356f}, {-1, -1, 1.41421356f}, {2, 0, 2.0f}, {-2, 0, 2.0f}, {0, 2, 2.0f}, {0, -2, 2.0f}};

static inline float4 place(__global const float4 *noise, int x, int y, int w) {
  float4 d = noise[y * w + x];
  return (float4)(x + 0.2f * d.x, y + 0.2f * d.y, 0.2f * d.z, d.w);
}
/* A step of a cloth of springs by Verlet's method; particles of the first row with a large mass are pinned. */
__kernel void cloth(__global const float4 *now, __global const float4 *before, __global float4 *after, int w, int h, float dt, float stiffness) {
  int i = get_global_id(0);
  if (i >= w * h) return;
  int x = i % w, y = i / w;
  float4 p = place(now, x, y, w), old = place(before, x, y, w);
  if (y == 0 && p.w > 0.7f) {
    after[i] = p;
    return;
  }
  float fx = 0, fy = -9.81f * (0.5f + p.w), fz = 0;
  for (int k = 0; k < 12; k++) {
    int nx = x + SPRINGS[k].dx, ny = y + SPRINGS[k].dy;
    if (nx < 0 || nx >= w || ny < 0 || ny >= h) continue;
    float4 q = place(now, nx, ny, w);
    float dx = q.x - p.x, dy = q.y - p.y, dz = q.z - p.z;
    float length = sqrt(dx * dx + dy * dy + dz * dz);
    float pull = stiffness * (length - SPRINGS[k].rest) / length;
    fx += pull * dx;
    fy += pull * dy;
    fz += pull * dz;
  }
  float scale = dt * dt / (0.5f + p.w);
  float4 next;
  next.x = p.x + 0.98f * (p.x - old.x) + fx * scale;
  next.y = p.y + 0.98f * (p.y - old.y) + fy * scale;
  next.z = fmax(p.z + 0.98f * (p.z - old.z) + fz * scale, 0.0f);
  next.w = p.w;
  after[i] = next;
}
