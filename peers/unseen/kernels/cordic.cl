// grid 128 group 64
// args below:100000:128 zero:1024:print=s32
__constant int angles[16] = {51472, 30386, 16055, 8150, 4091, 2047, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2};
__kernel void cordic(__global const int *in, __global int2 *out) {
  int gid = get_global_id(0);
  int x = 39797, y = 0, z = in[gid];
  for (int i = 0; i < 16; i++) {
    int dx = x >> i, dy = y >> i;
    if (z >= 0) { x -= dy; y += dx; z -= angles[i]; }
    else { x += dy; y -= dx; z += angles[i]; }
  }
  out[gid] = (int2)(x, y);
}
