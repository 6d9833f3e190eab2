// grid 256 group 64
// args random:4096 zero:32:print=f64 zero:32:print=f64 u32:16 f64:1.5 f64:0.06 f64:0.4 f64:-0.6
static inline ulong next(ulong *s) {
  ulong s1 = s[0], s0 = s[1], result = s0 + s1;
  s[0] = s0;
  s1 ^= s1 << 23;
  s[1] = s1 ^ s0 ^ s1 >> 18 ^ s0 >> 5;
  return result;
}
/* Near enough to normal: twelve numbers of 16 bits. */
static inline double normal(ulong *s) {
  uint sum = 0;
  for (int k = 0; k < 3; k++) {
    ulong r = next(s);
    sum += (uint)(r & 0xffff) + (uint)(r >> 16 & 0xffff) + (uint)(r >> 32 & 0xffff) + (uint)(r >> 48);
  }
  return (double)sum / 65536.0 - 6.0;
}

/* A call with a volatility that is random too (Heston), full truncation, each path with its mirror. */
__kernel void heston(__global const ulong *seeds, __global double *mean, __global double *square, uint steps, double kappa, double theta, double xi, double rho) {
  __local double m[64];
  __local double q[64];
  uint lid = get_local_id(0), gid = get_global_id(0);
  ulong s[2] = {seeds[2 * gid] | 1, seeds[2 * gid + 1]};
  double dt = 1.0 / steps, root = sqrt(dt), other = sqrt(1.0 - rho * rho);
  double price[2] = {100.0, 100.0}, v[2] = {theta, theta};
  for (uint t = 0; t < steps; t++) {
    double z1 = normal(s), z2 = rho * z1 + other * normal(s);
    for (int side = 0; side < 2; side++) {
      double sign = side ? -1.0 : 1.0;
      double vol = fmax(v[side], 0.0), dev = sqrt(vol) * root;
      price[side] *= fmax(1.0 + 0.03 * dt + dev * sign * z1, 0.01);
      v[side] += kappa * (theta - vol) * dt + xi * dev * sign * z2;
    }
  }
  double payoff = 0.5 * (fmax(price[0] - 100.0, 0.0) + fmax(price[1] - 100.0, 0.0));
  m[lid] = payoff;
  q[lid] = payoff * payoff;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint w = 32; w > 0; w >>= 1) {
    if (lid < w) { m[lid] += m[lid + w]; q[lid] += q[lid + w]; }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) {
    mean[get_group_id(0)] = m[0] / 64.0;
    square[get_group_id(0)] = q[0] / 64.0;
  }
}
