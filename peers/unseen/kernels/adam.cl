// grid 512 group 128
// args floats:500 floats:500 floats:500 floats:500 zero:2000:print=f32 zero:2000:print=f32 zero:2000:print=f32 u32:500 f32:0.001 f32:0.9 f32:0.999 f32:0.01 f32:0.271 f32:0.003
/* One step of AdamW: gradient clipped by value, decoupled weight decay, corrections of the bias by the host. */
__kernel void adam(__global const float *params, __global const float *grads, __global const float *m, __global const float *v,
                   __global float *newParams, __global float *newM, __global float *newV, uint n,
                   float rate, float beta1, float beta2, float decay, float correction1, float correction2) {
  uint i = get_global_id(0);
  if (i >= n) return;
  float g = grads[i] * 2.0f - 1.0f;
  g = fmin(fmax(g, -0.75f), 0.75f);
  float p = params[i];
  p -= rate * decay * p;
  float mi = beta1 * m[i] + (1.0f - beta1) * g;
  float vi = beta2 * v[i] + (1.0f - beta2) * g * g;
  float mHat = mi / correction1;
  float vHat = vi / correction2;
  /* Nesterov's variant looks one step ahead. */
  float ahead = beta1 * mHat + (1.0f - beta1) * g / correction1;
  p -= rate * ahead / (sqrt(vHat) + 1e-8f);
  newParams[i] = p;
  newM[i] = mi;
  newV[i] = vi;
}
