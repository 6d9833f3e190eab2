// grid 512 group 64
// args below:64:2048 below:100:2048 zero:2048:print=u32 zero:32:print=u32
#define VERTICES 64
#define DEGREE 4
#define FAR 0x3fffffffu
/* Bellman and Ford: shortest ways from a vertex, a group for each graph, until nothing changes. */
__kernel void sssp(__global const uint *targets, __global const uint *weights, __global uint *distances, __global uint *rounds) {
  __local uint current[VERTICES];
  __local uint next[VERTICES];
  __local uint changed;
  uint v = get_local_id(0), graph = get_group_id(0);
  __global const uint *to = targets + graph * VERTICES * DEGREE;
  __global const uint *cost = weights + graph * VERTICES * DEGREE;
  current[v] = next[v] = v == graph ? 0 : FAR;
  uint round = 0;
  do {
    if (v == 0) changed = 0;
    barrier(CLK_LOCAL_MEM_FENCE);
    uint mine = current[v];
    if (mine < FAR)
      for (uint e = 0; e < DEGREE; e++) atomic_min(&next[to[v * DEGREE + e]], mine + 1 + cost[v * DEGREE + e]);
    barrier(CLK_LOCAL_MEM_FENCE);
    uint better = next[v];
    if (better < mine) {
      current[v] = better;
      changed = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint again = changed;
    barrier(CLK_LOCAL_MEM_FENCE);
    round++;
    if (!again) break;
  } while (round < VERTICES);
  distances[graph * VERTICES + v] = current[v];
  if (v == 0) rounds[graph] = round;
}
