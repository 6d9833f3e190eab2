// grid 16,16 group 16,4
// args zero:1024:print=f32
__kernel void march(__global float *out) {
  uint px = get_global_id(0), py = get_global_id(1);
  float dx = (px - 8.0f) / 8.0f, dy = (py - 8.0f) / 8.0f, dz = 1.5f;
  float inv = 1.0f / sqrt(dx * dx + dy * dy + dz * dz);
  dx *= inv; dy *= inv; dz *= inv;
  float t = 0;
  for (int s = 0; s < 24; s++) {
    float x = dx * t, y = dy * t, z = dz * t - 3.0f;
    float d = sqrt(x * x + y * y + z * z) - 1.0f;
    float e = fmax(fmax(fabs(x - 1.0f), fabs(y)), fabs(z)) - 0.5f;
    d = fmin(d, e);
    if (d < 0.001f || t > 10.0f) break;
    t += d;
  }
  out[py * 16 + px] = t;
}
