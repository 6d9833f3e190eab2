// grid 64 group 64
// args below:6:1024 below:17:64 zero:256:print=u32 zero:4:print=u32 u32:16
/* The neighbours of a vertex in ascending order, stored as the gaps between them. */
typedef struct { __global const uint *gaps; uint left, id; } cursor;

static inline bool next(cursor *c) {
  if (c->left == 0) return false;
  c->left--;
  c->id += 1 + *c->gaps++;
  return true;
}

/* Triangles of a directed graph: for each edge from v to u, how many neighbours these have in common. */
__kernel void tricount(__global const uint *gaps, __global const uint *degrees, __global uint *perVertex,
                       __global uint *total, uint pitch) {
  __local uint sum;
  uint v = get_global_id(0), vertices = get_global_size(0);
  if (get_local_id(0) == 0) sum = 0;
  barrier(CLK_LOCAL_MEM_FENCE);

  uint triangles = 0;
  cursor edge = {gaps + v * pitch, degrees[v], ~0u};
  while (next(&edge)) {
    uint u = edge.id;
    if (u >= vertices) break;
    if (u == v) continue;
    cursor a = {gaps + v * pitch, degrees[v], ~0u};
    cursor b = {gaps + u * pitch, degrees[u], ~0u};
    bool more = next(&a) && next(&b);
    while (more) {
      if (a.id == b.id) {
        if (a.id != u && a.id != v) triangles++;
        more = next(&a) && next(&b);
      } else if (a.id < b.id) {
        more = next(&a);
      } else {
        more = next(&b);
      }
    }
  }
  perVertex[v] = triangles;
  atomic_add(&sum, triangles);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) atomic_add(total, sum);
}
