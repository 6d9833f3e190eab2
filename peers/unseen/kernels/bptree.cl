// grid 128 group 64
// args random:512 random:1024 random:1024 zero:512:print=u32 zero:512:print=u32 zero:1024:print=u64
#define KEYS 512
#define FAN 8
#define LEVELS 3

/* Range queries on a static B+ tree with 512 keys: a node of the level above the leaves has the first key
   of each of its eight leaves, and so on. The keys grow by 1 to 31 and are kept in local memory. */
__kernel void bptree(__global const uchar *jitter, __global const ushort *values, __global const uint *queries,
                     __global uint *firsts, __global uint *counts, __global ulong *sums) {
  __local ushort leaf[KEYS];
  __local ushort inner[FAN * FAN];
  __local ushort root[FAN];
  uint lid = get_local_id(0), gid = get_global_id(0);

  for (uint i = lid; i < KEYS; i += get_local_size(0)) {
    ushort key = (ushort)(i * 16 + (jitter[i] & 15));
    leaf[i] = key;
    if (i % FAN == 0) inner[i / FAN] = key;
    if (i % (FAN * FAN) == 0) root[i / (FAN * FAN)] = key;
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  uint lo = queries[gid * 2] & 8191;
  uint hi = lo + (queries[gid * 2 + 1] & 255);
  uint node = 0;
  for (uint level = 0; level < LEVELS; level++) {
    const __local ushort *keys = level == 0 ? root : level == 1 ? inner + node * FAN : leaf + node * FAN;
    uint child = 0;
    while (child + 1 < FAN && keys[child + 1] <= lo) child++;
    node = node * FAN + child;
  }
  if (leaf[node] < lo) node++;

  ulong sum = 0;
  uint count = 0;
  for (uint i = node; i < KEYS; i++) {
    if (leaf[i] > hi) break;
    ulong v = values[i];
    sum += v * v * v;
    count++;
  }
  firsts[gid] = node;
  counts[gid] = count;
  sums[gid] = sum;
}
