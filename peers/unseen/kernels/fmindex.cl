// grid 256 group 64
// args random:512 random:1024 zero:2048:print=u32 u32:12
/* Backward search in an FM-index: the Burrows-Wheeler transform is two planes of 64 words, a count of letters for each word is made first. */
__kernel void fmindex(__global const uint *planes, __global const uint *queries, __global uint2 *ranges, uint longest) {
  __local uint low[64];
  __local uint high[64];
  __local uint4 before[65];
  uint lid = get_local_id(0), gid = get_global_id(0);
  uint l = planes[lid], h = planes[64 + lid];
  low[lid] = l;
  high[lid] = h;
  uint4 own = (uint4)(popcount(~h & ~l), popcount(~h & l), popcount(h & ~l), popcount(h & l));
  uint4 sum = own;
  before[lid + 1] = sum;
  if (lid == 0) before[0] = (uint4)(0u);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint step = 1; step < 64; step <<= 1) {
    uint4 add = lid >= step ? before[lid + 1 - step] : (uint4)(0u);
    barrier(CLK_LOCAL_MEM_FENCE);
    sum += add;
    before[lid + 1] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  uint4 total = before[64];
  uint start[4] = {0, total.x, total.x + total.y, total.x + total.y + total.z};
  uint query = queries[gid], from = 0, to = 2048, length = 0;
  while (length < longest) {
    uint letter = query >> 2 * length & 3;
    uint bounds[2] = {from, to};
    for (int side = 0; side < 2; side++) {
      uint word = bounds[side] >> 5, bit = bounds[side] & 31;
      uint4 c = before[word];
      uint rank = letter == 0 ? c.x : letter == 1 ? c.y : letter == 2 ? c.z : c.w;
      if (bit) {
        uint match = (letter & 1 ? low[word] : ~low[word]) & (letter & 2 ? high[word] : ~high[word]);
        rank += popcount(match & ((1u << bit) - 1));
      }
      bounds[side] = start[letter] + rank;
    }
    if (bounds[0] >= bounds[1]) break;
    from = bounds[0];
    to = bounds[1];
    length++;
  }
  ranges[gid] = (uint2)(from, (to - from) << 8 | length);
}
