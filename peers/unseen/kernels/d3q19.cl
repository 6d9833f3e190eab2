// grid 256 group 64
// args floats:4864 below:9:256 zero:19456:print=f32 u32:8 u32:8 u32:4 f32:1.2
#define Q 19
__constant char CX[Q] = {0, 1, -1, 0, 0, 0, 0, 1, -1, 1, -1, 1, -1, 1, -1, 0, 0, 0, 0};
__constant char CY[Q] = {0, 0, 0, 1, -1, 0, 0, 1, -1, -1, 1, 0, 0, 0, 0, 1, -1, 1, -1};
__constant char CZ[Q] = {0, 0, 0, 0, 0, 1, -1, 0, 0, 0, 0, 1, -1, -1, 1, 1, -1, -1, 1};
static inline int opposite(int q) { return q == 0 ? 0 : ((q - 1) ^ 1) + 1; }
static inline float weight(int q) { return q == 0 ? 1.0f / 3.0f : q < 7 ? 1.0f / 18.0f : 1.0f / 36.0f; }

/* A step of a lattice Boltzmann method in three dimensions: pull, bounce back at solids, relax. The lattice is periodic. */
__kernel void d3q19(__global const float *before, __global const uint *kind, __global float *after, int nx, int ny, int nz, float omega) {
  int cell = get_global_id(0), cells = nx * ny * nz;
  if (cell >= cells) return;
  int x = cell % nx, y = cell / nx % ny, z = cell / (nx * ny);
  float f[Q];
  bool solid = kind[cell] == 0;
  for (int q = 0; q < Q; q++) {
    int sx = (x - CX[q] + nx) % nx, sy = (y - CY[q] + ny) % ny, sz = (z - CZ[q] + nz) % nz;
    int from = (sz * ny + sy) * nx + sx;
    float v = kind[from] == 0 ? before[opposite(q) * cells + cell] : before[q * cells + from];
    f[q] = weight(q) * (1.0f + 0.1f * v);
  }
  if (solid) {
    for (int q = 0; q < Q; q++) after[q * cells + cell] = f[opposite(q)];
    return;
  }
  float rho = 0.0f, ux = 0.0f, uy = 0.0f, uz = 0.0f;
  for (int q = 0; q < Q; q++) {
    rho += f[q];
    ux += f[q] * CX[q];
    uy += f[q] * CY[q];
    uz += f[q] * CZ[q];
  }
  float inverse = 1.0f / rho;
  ux *= inverse; uy *= inverse; uz *= inverse;
  float square = 1.5f * (ux * ux + uy * uy + uz * uz);
  for (int q = 0; q < Q; q++) {
    float cu = 3.0f * (CX[q] * ux + CY[q] * uy + CZ[q] * uz);
    float equilibrium = weight(q) * rho * (1.0f + cu + 0.5f * cu * cu - square);
    after[q * cells + cell] = f[q] + omega * (equilibrium - f[q]);
  }
}
