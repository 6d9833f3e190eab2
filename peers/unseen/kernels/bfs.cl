// grid 256 group 64
// args below:200:257 below:256:2048 below:4:256 zero:1024:print=u32 u32:2 u32:256
__kernel void bfs(__global const uint *first, __global const uint *edge, __global const uint *level, __global uint *next, uint now, uint n) {
  uint v = get_global_id(0);
  if (v >= n || level[v] != now) return;
  for (uint e = first[v], end = first[v] + (first[v + 1] & 7); e < end; e++) {
    uint to = edge[e];
    if (level[to] > now) next[to] = now + 1;
  }
}
