// grid 64 group 64
// args doubles:64 doubles:384 zero:3072:print=f64 zero:512:print=f64
#define SPECIES 6
typedef struct { double low[6], high[6]; } thermo;
typedef struct { double a; int power; double activation; } arrhenius;

__constant thermo TABLE[SPECIES] = {
  {{2.34433112, 7.98052075e-3, -1.9478151e-5, 2.01572094e-8, -7.37611761e-12, -917.935173},
   {3.3372792, -4.94024731e-5, 4.99456778e-7, -1.79566394e-10, 2.00255376e-14, -950.158922}},
  {{3.78245636, -2.99673416e-3, 9.84730201e-6, -9.68129509e-9, 3.24372837e-12, -1063.94356},
   {3.28253784, 1.48308754e-3, -7.57966669e-7, 2.09470555e-10, -2.16717794e-14, -1088.45772}},
  {{4.19864056, -2.0364341e-3, 6.52040211e-6, -5.48797062e-9, 1.77197817e-12, -30293.7267},
   {3.03399249, 2.17691804e-3, -1.64072518e-7, -9.7041987e-11, 1.68200992e-14, -30004.2971}},
  {{3.99201543, -2.40131752e-3, 4.61793841e-6, -3.88113333e-9, 1.3641147e-12, 3615.08056},
   {3.09288767, 5.48429716e-4, 1.26505228e-7, -8.79461556e-11, 1.17412376e-14, 3858.657}},
  {{2.5, 7.05332819e-13, -1.99591964e-15, 2.30081632e-18, -9.27732332e-22, 25473.6599},
   {2.50000001, -2.30842973e-11, 1.61561948e-14, -4.73515235e-18, 4.98197357e-22, 25473.6599}},
  {{3.1682671, -3.27931884e-3, 6.64306396e-6, -6.12806624e-9, 2.11265971e-12, 29122.2592},
   {2.56942078, -8.59741137e-5, 4.19484589e-8, -1.00177799e-11, 1.22833691e-15, 29217.5791}}};
__constant arrhenius RATES[4] = {{2.65e4, -1, 8576.0}, {3.87e1, 2, 3150.0}, {2.16e2, 1, 1726.0}, {3.57e1, 2, -1062.0}};

/* e to the x, from a reduced argument and a polynomial. */
static inline double exponential(double x) {
  int n = (int)(x * 1.4426950408889634 + (x < 0.0 ? -0.5 : 0.5));
  double r = fma((double)n, -0.6931471805599453, x);
  double p = 1.0;
  for (int k = 12; k > 0; k--) p = fma(p, r / (double)k, 1.0);
  double scale = 1.0, base = n < 0 ? 0.5 : 2.0;
  for (int e = n < 0 ? -n : n; e != 0; e >>= 1) {
    if (e & 1) scale *= base;
    base *= base;
  }
  return p * scale;
}

static inline double rate(int r, double t) {
  double k = RATES[r].a * exponential(-RATES[r].activation / t);
  switch (RATES[r].power) {
    case -1: return k / t;
    case 1: return k * t;
    case 2: return k * t * t;
    default: return k;
  }
}

/* Four steps of hydrogen combustion in one cell for each work-item: production of six species and their heat. */
__kernel void nasapoly(__global const double *temperatures, __global const double *concentrations,
                       __global double *production, __global double *heat) {
  uint gid = get_global_id(0), cells = get_global_size(0);
  double t = 400.0 + 2200.0 * temperatures[gid];
  double c[SPECIES], w[SPECIES];
  for (int s = 0; s < SPECIES; s++) c[s] = concentrations[s * cells + gid];
  double q0 = rate(0, t) * c[4] * c[1], q1 = rate(1, t) * c[5] * c[0];
  double q2 = rate(2, t) * c[3] * c[0], q3 = rate(3, t) * c[3] * c[3];
  w[0] = -q1 - q2;
  w[1] = -q0;
  w[2] = q2 + q3;
  w[3] = q0 + q1 - q2 - 2.0 * q3;
  w[4] = q1 + q2 - q0;
  w[5] = q0 - q1 + q3;
  double sum = 0.0;
  for (int s = 0; s < SPECIES; s++) {
    __constant double *a = t < 1000.0 ? TABLE[s].low : TABLE[s].high;
    double h = a[5] + t * (a[0] + t * (a[1] / 2.0 + t * (a[2] / 3.0 + t * (a[3] / 4.0 + t * a[4] / 5.0))));
    sum -= w[s] * h;
    production[s * cells + gid] = w[s];
  }
  heat[gid] = sum;
}
