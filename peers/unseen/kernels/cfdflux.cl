// grid 256 group 64
// args below:242:960 floats:2880 floats:1200 zero:4800:print=f32 u32:240
#define GAMMA 1.4f
typedef struct { float density, mx, my, mz, energy; } State;
typedef struct { float x, y, z; } Vec;

static inline State load(__global const float *v, int i, int n) {
  State s;
  s.density = 1.0f + v[i];
  s.mx = v[i + n];
  s.my = v[i + 2 * n];
  s.mz = v[i + 3 * n];
  s.energy = 2.5f + v[i + 4 * n];
  return s;
}
static inline float pressure(State s) {
  return (GAMMA - 1.0f) * (s.energy - 0.5f * (s.mx * s.mx + s.my * s.my + s.mz * s.mz) / s.density);
}
/* What flows through a face with this normal. */
static inline State flux(State s, float p, Vec n) {
  float through = (s.mx * n.x + s.my * n.y + s.mz * n.z) / s.density;
  State f;
  f.density = through * s.density;
  f.mx = through * s.mx + p * n.x;
  f.my = through * s.my + p * n.y;
  f.mz = through * s.mz + p * n.z;
  f.energy = through * (s.energy + p);
  return f;
}
/* Rodinia's Euler solver on an unstructured mesh: the sum of the fluxes of an element's four faces. */
__kernel void cfdflux(__global const int *neighbours, __global const float *normals, __global const float *variables,
                      __global float *fluxes, int n) {
  int i = get_global_id(0);
  if (i >= n) return;
  State me = load(variables, i, n);
  float p = pressure(me), sound = sqrt(GAMMA * p / me.density);
  State sum = {0, 0, 0, 0, 0};
  for (int j = 0; j < 4; j++) {
    int nb = neighbours[i + j * n] - 2;
    Vec normal = {normals[i + (3 * j) * n], normals[i + (3 * j + 1) * n], normals[i + (3 * j + 2) * n]};
    if (nb >= 0) {
      State other = load(variables, nb, n);
      float q = pressure(other);
      float area = sqrt(normal.x * normal.x + normal.y * normal.y + normal.z * normal.z);
      float factor = -0.1f * area * (sound + sqrt(GAMMA * q / other.density));
      State a = flux(me, p, normal), b = flux(other, q, normal);
      sum.density += 0.5f * (a.density + b.density) + factor * (me.density - other.density);
      sum.mx += 0.5f * (a.mx + b.mx) + factor * (me.mx - other.mx);
      sum.my += 0.5f * (a.my + b.my) + factor * (me.my - other.my);
      sum.mz += 0.5f * (a.mz + b.mz) + factor * (me.mz - other.mz);
      sum.energy += 0.5f * (a.energy + b.energy) + factor * (me.energy - other.energy);
    } else if (nb == -1) {
      sum.mx += normal.x * p;
      sum.my += normal.y * p;
      sum.mz += normal.z * p;
    } else {
      State far = {1.4f, 1.2f, 0.0f, 0.0f, 3.0f};
      State f = flux(far, pressure(far), normal);
      sum.density += f.density;
      sum.mx += f.mx;
      sum.my += f.my;
      sum.mz += f.mz;
      sum.energy += f.energy;
    }
  }
  fluxes[i] = sum.density;
  fluxes[i + n] = sum.mx;
  fluxes[i + 2 * n] = sum.my;
  fluxes[i + 3 * n] = sum.mz;
  fluxes[i + 4 * n] = sum.energy;
}
