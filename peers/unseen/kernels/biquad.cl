// grid 64 group 64
// args random:6144 zero:6144:print=s16 zero:256:print=f32 u32:48 f32:1.5
#define STAGES 4
typedef struct { float b0, b1, b2, a1, a2; } section;
__constant section FILTER[STAGES] = {
  {0.06745527f, 0.13491055f, 0.06745527f, -1.1429805f, 0.4128016f},
  {1.0423159f, -1.9012354f, 0.8691236f, -1.9012354f, 0.9114395f},
  {0.9565432f, -1.9130864f, 0.9565432f, -1.9111970f, 0.9149758f},
  {1.1250347f, -1.2040145f, 0.4015732f, -1.2040145f, 0.5266079f}};

/* An equaliser: a cascade of four biquads in transposed direct form II on each channel of 16-bit samples,
   which are interleaved. Loud output is rounded off; the peak of each channel is kept. */
__kernel void biquad(__global const short *samples, __global short *out, __global float *peaks, uint length, float gain) {
  uint channel = get_global_id(0), channels = get_global_size(0);
  float z1[STAGES], z2[STAGES];
  for (int s = 0; s < STAGES; s++) z1[s] = z2[s] = 0.0f;
  float peak = 0.0f;
  for (uint i = 0; i < length; i++) {
    float x = (float)samples[i * channels + channel] * (1.0f / 32768.0f);
    for (int s = 0; s < STAGES; s++) {
      float y = FILTER[s].b0 * x + z1[s];
      z1[s] = FILTER[s].b1 * x - FILTER[s].a1 * y + z2[s];
      z2[s] = FILTER[s].b2 * x - FILTER[s].a2 * y;
      x = y;
    }
    x *= gain;
    peak = fmax(peak, fabs(x));
    if (x > 0.8f) x = 0.8f + (x - 0.8f) / (1.0f + 5.0f * (x - 0.8f));
    else if (x < -0.8f) x = -0.8f + (x + 0.8f) / (1.0f - 5.0f * (x + 0.8f));
    int v = (int)rint(x * 32767.0f);
    out[i * channels + channel] = (short)clamp(v, -32768, 32767);
  }
  peaks[channel] = peak;
}
