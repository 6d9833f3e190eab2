// grid 128 group 64
// args below:998244353:256 below:998244353:128 zero:1024:print=u32 u32:8
__kernel void nttstep(__global const uint *a, __global const uint *w, __global uint *out, uint half_) {
  uint i = get_global_id(0);
  uint k = i & (half_ - 1), base = (i - k) * 2 + k;
  uint u = a[base];
  uint v = (uint)((ulong)a[base + half_] * w[k * (128 / half_)] % 998244353u);
  uint s = u + v, d = u + 998244353u - v;
  out[base] = s >= 998244353u ? s - 998244353u : s;
  out[base + half_] = d >= 998244353u ? d - 998244353u : d;
}
