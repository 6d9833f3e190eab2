// grid 64 group 64
// args floats:384 floats:186 zero:256:print=u32
__kernel void bvh(__global const float *rays, __global const float *boxes, __global uint *out) {
  uint i = get_global_id(0), stack[8], sp = 0, hits = 0;
  float ox = rays[6 * i], oy = rays[6 * i + 1], oz = rays[6 * i + 2];
  stack[sp++] = 0;
  while (sp) {
    uint n = stack[--sp];
    float cx = boxes[6 * n], cy = boxes[6 * n + 1], cz = boxes[6 * n + 2];
    float ex = fabs(boxes[6 * n + 3]) + 40 - n, ey = fabs(boxes[6 * n + 4]) + 40 - n, ez = fabs(boxes[6 * n + 5]) + 40 - n;
    if (fabs(ox - cx) > ex || fabs(oy - cy) > ey || fabs(oz - cz) > ez) continue;
    if (n >= 15) { hits += n; continue; }
    stack[sp++] = 2 * n + 1; stack[sp++] = 2 * n + 2;
  }
  out[i] = hits;
}
