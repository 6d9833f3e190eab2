// grid 128 group 64
// args random:1024 zero:32:print=f64 u32:6 u32:12 f64:100.0 f64:102.0 f64:0.0004 f64:0.02
/* A generator with 64 bits of state that gives 32 (PCG). */
static inline uint draw(ulong *state) {
  ulong old = *state;
  *state = old * 6364136223846793005ul + 1442695040888963407ul;
  uint word = (uint)((old >> 18 ^ old) >> 27);
  uint by = (uint)(old >> 59);
  return word >> by | word << (-by & 31);
}

/* About normal: the sum of twelve numbers of 16 bits. */
static inline double normal(ulong *state) {
  int sum = 0;
  for (int i = 0; i < 6; i++) {
    uint r = draw(state);
    sum += (int)(r & 0xffff) + (int)(r >> 16);
  }
  return (double)(sum - 6 * 65536) / 65536.0;
}

/* The price of an Asian call by Monte Carlo with antithetic paths: mean and mean square for each work-group. */
__kernel void asian(__global const ulong *seeds, __global double *result, uint paths, uint steps,
                    double spot, double strike, double drift, double sigma) {
  __local double sums[64];
  __local double squares[64];
  uint lid = get_local_id(0);
  ulong state = seeds[get_global_id(0)];
  double sum = 0.0, square = 0.0;
  for (uint p = 0; p < paths; p++) {
    double up = spot, down = spot, meanUp = 0.0, meanDown = 0.0;
    for (uint s = 0; s < steps; s++) {
      double z = sigma * normal(&state);
      up *= 1.0 + drift + z + 0.5 * z * z;
      down *= 1.0 + drift - z + 0.5 * z * z;
      meanUp += up;
      meanDown += down;
    }
    double payUp = fmax(meanUp / (double)steps - strike, 0.0);
    double payDown = fmax(meanDown / (double)steps - strike, 0.0);
    double pay = 0.5 * (payUp + payDown);
    sum += pay;
    square += pay * pay;
  }
  sums[lid] = sum;
  squares[lid] = square;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint middle = get_local_size(0) / 2; middle > 0; middle /= 2) {
    if (lid < middle) {
      sums[lid] += sums[lid + middle];
      squares[lid] += squares[lid + middle];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (lid == 0) {
    double n = (double)(get_local_size(0) * paths);
    result[get_group_id(0) * 2] = sums[0] / n;
    result[get_group_id(0) * 2 + 1] = squares[0] / n;
  }
}
