// grid 128 group 64
// args random:1024 zero:16:print=u32
__kernel void argmax(__global const uint *in, __global uint *out) {
  __local uint v[64], ix[64];
  uint l = get_local_id(0), g = get_group_id(0), best = 0, bi = 0;
  for (uint k = 0; k < 2; k++) { uint p = g * 128 + k * 64 + l, x = in[p] >> 4; if (x > best) { best = x; bi = p; } }
  v[l] = best; ix[l] = bi;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = 32; s; s >>= 1) {
    if (l < s && v[l + s] > v[l]) { v[l] = v[l + s]; ix[l] = ix[l + s]; }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (!l) { out[2 * g] = v[0]; out[2 * g + 1] = ix[0]; }
}
