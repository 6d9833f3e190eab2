// grid 256 group 64
// args below:10:1728 zero:768:print=u32 u32:192 u32:8
#define BLOCK 64
#define IN_RANGE(x, low, high) ((x) >= (low) && (x) <= (high))

/* Rodinia's pathfinder: the cheapest way down a grid, some rows at a time, with a halo that shrinks. */
__kernel void pathfinder(__global const int *wall, __global int *result, int cols, int rows) {
  __local int prev[BLOCK];
  __local int next[BLOCK];
  int tx = get_local_id(0), bx = get_group_id(0);
  int inside = BLOCK - 2 * rows;
  int start = inside * bx - rows, end = start + BLOCK - 1;
  int x = start + tx;
  int first = start < 0 ? -start : 0;
  int last = end > cols - 1 ? BLOCK - 1 - (end - cols + 1) : BLOCK - 1;
  int west = max(tx - 1, first), east = min(tx + 1, last);
  bool valid = IN_RANGE(tx, first, last);
  prev[tx] = IN_RANGE(x, 0, cols - 1) ? wall[x] : 1000000;
  next[tx] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  bool computed = false;
  for (int i = 0; i < rows; i++) {
    computed = false;
    if (IN_RANGE(tx, i + 1, BLOCK - i - 2) && valid) {
      computed = true;
      int shortest = min(prev[tx], min(prev[west], prev[east]));
      next[tx] = shortest + wall[cols * (i + 1) + x];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (i == rows - 1) break;
    if (computed) prev[tx] = next[tx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (computed) result[x] = next[tx];
}
