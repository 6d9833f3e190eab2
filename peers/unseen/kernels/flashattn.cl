// grid 128 group 64
// args floats:2048 floats:2048 floats:2048 zero:8192:print=f32 f32:0.25
#define D 16
#define SEQ 64
#define TILE 16
static inline float exp_poly(float x) {
  if (x < -80.0f) return 0.0f;
  float t = x * 1.4426950f, n = floor(t + 0.5f), f = (t - n) * 0.69314718f;
  float p = 1.0f + f * (1.0f + f * (0.5f + f * (0.16666667f + f * (0.041666668f + f * (0.0083333333f + f * 0.0013888889f)))));
  return p * as_float((uint)((int)n + 127) << 23);
}
static inline float dot4(float4 a, float4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }

/* Causal attention with an online softmax: a head is a work-group, a query is a work-item. */
__kernel void flashattn(__global const float4 *q, __global const float4 *k, __global const float4 *v, __global float4 *out, float scale) {
  __local float4 ktile[TILE][D / 4];
  __local float4 vtile[TILE][D / 4];
  uint lid = get_local_id(0), head = get_group_id(0);
  uint base = head * SEQ * (D / 4);
  float4 query[D / 4], acc[D / 4];
  for (int c = 0; c < D / 4; c++) {
    query[c] = q[base + lid * (D / 4) + c] * scale;
    acc[c] = (float4)(0.0f);
  }
  float m = -1e30f, l = 0.0f;
  for (uint start = 0; start < SEQ; start += TILE) {
    barrier(CLK_LOCAL_MEM_FENCE);
    ktile[lid >> 2][lid & 3] = k[base + start * (D / 4) + lid];
    vtile[lid >> 2][lid & 3] = v[base + start * (D / 4) + lid];
    barrier(CLK_LOCAL_MEM_FENCE);
    float score[TILE], tile_max = -1e30f;
    for (uint j = 0; j < TILE; j++) {
      float s = 0.0f;
      for (int c = 0; c < D / 4; c++) s += dot4(query[c], ktile[j][c]);
      score[j] = start + j <= lid ? s : -1e30f;
      tile_max = fmax(tile_max, score[j]);
    }
    if (start > lid) continue;
    float m_new = fmax(m, tile_max), correction = exp_poly(m - m_new);
    l *= correction;
    for (int c = 0; c < D / 4; c++) acc[c] *= correction;
    for (uint j = 0; j < TILE; j++) {
      float p = exp_poly(score[j] - m_new);
      l += p;
      for (int c = 0; c < D / 4; c++) acc[c] += vtile[j][c] * p;
    }
    m = m_new;
  }
  float inverse = 1.0f / l;
  for (int c = 0; c < D / 4; c++) out[base + lid * (D / 4) + c] = acc[c] * inverse;
}
