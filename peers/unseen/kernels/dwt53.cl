// grid 256 group 64
// args random:512 zero:1024:print=s16 u32:128 u32:3
#define WIDTH 128

/* The reversible 5/3 wavelet of JPEG 2000: several levels of lifting on one row for each work-group. */
__kernel void dwt53(__global const uchar *image, __global short *out, int pitch, int levels) {
  __local short even[WIDTH / 2 + 1];
  __local short odd[WIDTH / 2 + 1];
  __local short line[WIDTH];
  int lid = get_local_id(0);
  int row = get_group_id(0);

  for (int x = lid; x < WIDTH; x += get_local_size(0)) line[x] = (short)(image[row * pitch + x] - 128);
  barrier(CLK_LOCAL_MEM_FENCE);

  int middle = WIDTH / 2;
  for (int level = 0; level < levels; level++) {
    if (lid < middle) {
      even[lid] = line[2 * lid];
      odd[lid] = line[2 * lid + 1];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < middle) {
      int right = lid + 1 < middle ? even[lid + 1] : even[lid];
      odd[lid] -= (even[lid] + right) >> 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (lid < middle) {
      int left = lid > 0 ? odd[lid - 1] : odd[0];
      even[lid] += (left + odd[lid] + 2) >> 2;
      out[row * pitch + middle + lid] = odd[lid];
      line[lid] = even[lid];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    middle >>= 1;
  }
  if (lid < 2 * middle) out[row * pitch + lid] = line[lid];
}
