// grid 128 group 64
// args floats:63 floats:512 floats:256 zero:512:print=f32 zero:512:print=u32 zero:512:print=u32
#define INNER 63
#define BUCKET 4
typedef struct { float x, y; } point;
typedef struct { int node; float x0, y0, x1, y1; } entry;

static inline float boxDistance(entry e, point q) {
  float dx = fmax(fmax(e.x0 - q.x, q.x - e.x1), 0.0f);
  float dy = fmax(fmax(e.y0 - q.y, q.y - e.y1), 0.0f);
  return dx * dx + dy * dy;
}

/* The nearest point in a k-d tree with 63 inner nodes and 64 leaves of four points. A node tells where it divides
   its box as a share of the box, and a point where it lies in that of its leaf; x and y take turns. */
__kernel void kdwalk(__global const float *splits, __global const point *points, __global const point *queries,
                     __global float *distances, __global uint *nearest, __global uint *visited) {
  uint gid = get_global_id(0);
  point q = queries[gid];
  entry stack[8];
  int depth = 1;
  entry root = {0, 0.0f, 0.0f, 1.0f, 1.0f};
  stack[0] = root;
  float best = 4.0f;
  uint bestPoint = 0, visits = 0;
  while (depth > 0) {
    entry e = stack[--depth];
    if (boxDistance(e, q) >= best) continue;
    visits++;
    if (e.node >= INNER) {
      uint first = (e.node - INNER) * BUCKET;
      for (uint k = first; k < first + BUCKET; k++) {
        point p = points[k];
        float dx = e.x0 + p.x * (e.x1 - e.x0) - q.x;
        float dy = e.y0 + p.y * (e.y1 - e.y0) - q.y;
        float d = dx * dx + dy * dy;
        if (d < best) {
          best = d;
          bestPoint = k;
        }
      }
      continue;
    }
    float share = 0.25f + 0.5f * splits[e.node];
    int level = 31 - (int)clz((uint)e.node + 1);
    entry left = e, right = e;
    left.node = 2 * e.node + 1;
    right.node = 2 * e.node + 2;
    bool leftFirst;
    if (level & 1) {
      float y = e.y0 + share * (e.y1 - e.y0);
      left.y1 = right.y0 = y;
      leftFirst = q.y < y;
    } else {
      float x = e.x0 + share * (e.x1 - e.x0);
      left.x1 = right.x0 = x;
      leftFirst = q.x < x;
    }
    stack[depth++] = leftFirst ? right : left;
    stack[depth++] = leftFirst ? left : right;
  }
  distances[gid] = sqrt(best);
  nearest[gid] = bestPoint;
  visited[gid] = visits;
}
