// grid 256 group 64
// args below:32:256 below:32:256 random:1024 zero:128:print=u32
__kernel void cooadd(__global const uint *row, __global const uint *col, __global const uint *x, __global uint *y) {
  uint i = get_global_id(0);
  uint v = x[col[i]] * (i + 1);
  if (v & 1) atomic_add(&y[row[i]], v); else atomic_xor(&y[row[i]], v >> 3);
}
