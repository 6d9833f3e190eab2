// grid 256 group 64
// args random:512 zero:5120:print=u32 zero:4:print=u32 s32:32 s32:16 u32:200
#define ANGLES 16
#define RADII 80
__constant short COSINE[ANGLES] = {4096, 4017, 3784, 3406, 2896, 2276, 1567, 799, 0, -799, -1567, -2276, -2896, -3406, -3784, -4017};
__constant short SINE[ANGLES] = {0, 799, 1567, 2276, 2896, 3406, 3784, 4017, 4096, 4017, 3784, 3406, 2896, 2276, 1567, 799};

/* Votes of the bright pixels of an image for the lines through them. */
__kernel void hough(__global const uchar *image, __global uint *votes, __global uint *edges,
                    int width, int height, uint threshold) {
  __local uint count;
  if (get_local_id(0) == 0) count = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = get_global_id(0); i < width * height; i += get_global_size(0)) {
    if (image[i] < threshold) continue;
    int y = i / width;
    int x = i - y * width;
    atomic_inc(&count);
    for (int a = 0; a < ANGLES; a++) {
      int rho = (x * COSINE[a] + y * SINE[a] + 2048) >> 12;
      int bin = rho + RADII / 2;
      if (bin >= 0 && bin < RADII) atomic_inc(&votes[a * RADII + bin]);
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0) atomic_add(edges, count);
}
