// grid 64 group 64
// args floats:4608 zero:1536:print=f32
#define NX 4
#define NY 4
#define NZ 2
#define NT 2
typedef struct { float re, im; } cplx;
typedef struct { cplx e[3][3]; } su3matrix;

static inline su3matrix multiply(const su3matrix a, const su3matrix b) {
  su3matrix c;
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      float re = 0.0f, im = 0.0f;
      for (int k = 0; k < 3; k++) {
        re += a.e[i][k].re * b.e[k][j].re - a.e[i][k].im * b.e[k][j].im;
        im += a.e[i][k].re * b.e[k][j].im + a.e[i][k].im * b.e[k][j].re;
      }
      c.e[i][j].re = re;
      c.e[i][j].im = im;
    }
  return c;
}

/* The trace of a times the adjoint of b. */
static inline cplx traceAdjoint(const su3matrix a, const su3matrix b) {
  cplx t = {0.0f, 0.0f};
  for (int i = 0; i < 3; i++)
    for (int k = 0; k < 3; k++) {
      t.re += a.e[i][k].re * b.e[i][k].re + a.e[i][k].im * b.e[i][k].im;
      t.im += a.e[i][k].im * b.e[i][k].re - a.e[i][k].re * b.e[i][k].im;
    }
  return t;
}

static inline uint neighbour(uint site, int direction) {
  uint x = site % NX, y = site / NX % NY, z = site / (NX * NY) % NZ, t = site / (NX * NY * NZ);
  switch (direction) {
    case 0: x = (x + 1) % NX; break;
    case 1: y = (y + 1) % NY; break;
    case 2: z = (z + 1) % NZ; break;
    default: t = (t + 1) % NT; break;
  }
  return ((t * NZ + z) * NY + y) * NX + x;
}

/* Lattice gauge theory: the six plaquettes at each site of a lattice of 4 x 4 x 2 x 2. */
__kernel void su3(__global const su3matrix *links, __global float *plaquettes) {
  uint site = get_global_id(0), sites = get_global_size(0);
  int plane = 0;
  for (int mu = 0; mu < 4; mu++) {
    uint siteMu = neighbour(site, mu);
    for (int nu = mu + 1; nu < 4; nu++) {
      uint siteNu = neighbour(site, nu);
      su3matrix there = multiply(links[site * 4 + mu], links[siteMu * 4 + nu]);
      su3matrix back = multiply(links[site * 4 + nu], links[siteNu * 4 + mu]);
      cplx t = traceAdjoint(there, back);
      plaquettes[plane * sites + site] = (t.re + 0.001f * t.im) / 3.0f;
      plane++;
    }
  }
}
