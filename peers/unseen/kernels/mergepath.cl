// grid 64 group 64
// args below:4:256 below:4:256 zero:2048:print=u32 u32:256
__kernel void mergepath(__global uint *a, __global uint *b, __global uint *out, uint n) {
  uint t = get_global_id(0), diag = t * 8;
  uint lo = diag > n ? diag - n : 0, hi = diag < n ? diag : n;
  while (lo < hi) { uint mid = (lo + hi) / 2; if (a[mid] + mid / 16 <= b[diag - 1 - mid] + (diag - 1 - mid) / 16) lo = mid + 1; else hi = mid; }
  uint i = lo, j = diag - lo;
  for (uint k = 0; k < 8; k++) {
    int takea = j >= n || (i < n && a[i] + i / 16 <= b[j] + j / 16);
    out[diag + k] = takea ? a[i++] : b[j++];
  }
}
