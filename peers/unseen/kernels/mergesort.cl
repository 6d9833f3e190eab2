// grid 512 group 256
// args below:5000:1024 zero:4096:print=u32 zero:2048:print=u16
#define N 512
/* Sorts 512 keys a work-group, stable, with the places they came from; runs are merged by searching for the rank in the other run. */
__kernel void mergesort(__global const uint *in, __global uint *keys, __global ushort *places) {
  __local uint key[2][N];
  __local ushort place[2][N];
  uint lid = get_local_id(0), base = get_group_id(0) * N;
  for (uint k = lid; k < N; k += 256) {
    key[0][k] = in[base + k];
    place[0][k] = (ushort)k;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uint from = 0;
  for (uint run = 1; run < N; run <<= 1) {
    for (uint k = lid; k < N; k += 256) {
      uint v = key[from][k], pair = k & ~(2 * run - 1);
      bool second = (k & run) != 0;
      uint other = second ? pair : pair + run, lo = 0, hi = run;
      while (lo < hi) {
        uint mid = (lo + hi) >> 1, x = key[from][other + mid];
        bool right = second ? x <= v : x < v;
        if (right) lo = mid + 1; else hi = mid;
      }
      uint at = pair + (k & (run - 1)) + lo;
      key[from ^ 1][at] = v;
      place[from ^ 1][at] = place[from][k];
    }
    from ^= 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (uint k = lid; k < N; k += 256) {
    keys[base + k] = key[from][k];
    places[base + k] = place[from][k];
  }
}
