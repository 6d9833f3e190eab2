// grid 512 group 256
// args random:512 zero:2048:print=u32 zero:2048:print=u32 u32:110
#define W 16
#define NONE 0xffffffffu
/* Labels the connected parts of tiles of 16 by 16 by spreading the least label, and says how large each is. */
__kernel void ccl(__global const uchar *image, __global uint *labels, __global uint *sizes, uint threshold) {
  __local uint label[W * W];
  __local uint size[W * W];
  __local uint changed;
  uint lid = get_local_id(0), i = get_global_id(0);
  uint x = lid % W, y = lid / W;
  bool set = image[i] >= threshold;
  label[lid] = set ? lid : NONE;
  size[lid] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  while (true) {
    if (lid == 0) changed = 0;
    uint least = label[lid];
    uint old = least;
    if (set) {
      if (x > 0) least = min(least, label[lid - 1]);
      if (x < W - 1) least = min(least, label[lid + 1]);
      if (y > 0) least = min(least, label[lid - W]);
      if (y < W - 1) least = min(least, label[lid + W]);
      least = min(least, label[least]);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (least != old) {
      label[lid] = least;
      changed = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    uint again = changed;
    barrier(CLK_LOCAL_MEM_FENCE);
    if (!again) break;
  }
  if (set) atomic_inc(&size[label[lid]]);
  barrier(CLK_LOCAL_MEM_FENCE);
  labels[i] = label[lid];
  sizes[i] = set ? size[label[lid]] : 0;
}
