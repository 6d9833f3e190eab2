// grid 256 group 128
// args below:12:1500 below:50:1500 random:6000 below:11:1500 zero:64:print=u32 zero:64:print=u32 zero:64:print=u32 zero:64:print=u32 u32:1500 u32:42
#define GROUPS 16

/* select flag, count(*), sum(price * (100 - discount)), min(price), max(price)
   from items where quantity < limit group by flag: first in local memory, then over all groups.
   The minimum is kept as a maximum of the complement, for the table starts with zeros. */
__kernel void groupby(__global const uint *flag, __global const uint *quantity, __global const uint *price,
                      __global const uint *discount, __global uint *counts, __global uint *totals,
                      __global uint *least, __global uint *most, uint rows, uint limit) {
  __local uint lCount[GROUPS];
  __local uint lTotal[GROUPS];
  __local uint lLeast[GROUPS];
  __local uint lMost[GROUPS];
  uint lid = get_local_id(0);
  if (lid < GROUPS) {
    lCount[lid] = 0;
    lTotal[lid] = 0;
    lLeast[lid] = 0;
    lMost[lid] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  for (uint r = get_global_id(0); r < rows; r += get_global_size(0)) {
    if (quantity[r] >= limit) continue;
    uint g = flag[r];
    uint cents = price[r] % 100000;
    uint net = cents * (100 - discount[r]) / 100;
    atomic_inc(&lCount[g]);
    atomic_add(&lTotal[g], net);
    atomic_max(&lLeast[g], ~cents);
    atomic_max(&lMost[g], cents);
  }
  barrier(CLK_LOCAL_MEM_FENCE);

  if (lid < GROUPS && lCount[lid] != 0) {
    atomic_add(&counts[lid], lCount[lid]);
    atomic_add(&totals[lid], lTotal[lid]);
    atomic_max(&least[lid], lLeast[lid]);
    atomic_max(&most[lid], lMost[lid]);
  }
}
