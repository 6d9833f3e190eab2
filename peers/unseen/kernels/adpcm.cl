// grid 256 group 64
// args random:4000 zero:16000:print=s16 u32:16 u32:250
__constant short STEP[89] = {
  7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 19, 21, 23, 25, 28, 31, 34, 37, 41, 45, 50, 55, 60, 66, 73, 80, 88, 97, 107, 118, 130, 143, 157,
  173, 190, 209, 230, 253, 279, 307, 337, 371, 408, 449, 494, 544, 598, 658, 724, 796, 876, 963, 1060, 1166, 1282, 1411, 1552, 1707, 1878,
  2066, 2272, 2499, 2749, 3024, 3327, 3660, 4026, 4428, 4871, 5358, 5894, 6484, 7132, 7845, 8630, 9493, 10442, 11487, 12635, 13899, 15289,
  16818, 18500, 20350, 22385, 24623, 27086, 29794, 32767};
__constant char CHANGE[8] = {-1, -1, -1, -1, 2, 4, 6, 8};

static inline short nibble(uint code, int *predictor, int *index) {
  int step = STEP[*index], difference = step >> 3;
  if (code & 4) difference += step;
  if (code & 2) difference += step >> 1;
  if (code & 1) difference += step >> 2;
  *predictor = max(min(code & 8 ? *predictor - difference : *predictor + difference, 32767), -32768);
  *index = max(min(*index + CHANGE[code & 7], 88), 0);
  return (short)*predictor;
}
/* IMA ADPCM: each work-item decodes a block, whose first bytes are the state. */
__kernel void adpcm(__global const uchar *in, __global short *out, uint bytes, uint blocks) {
  uint b = get_global_id(0);
  if (b >= blocks) return;
  __global const uchar *src = in + b * bytes;
  __global short *dst = out + b * 2 * bytes;
  int predictor = (short)(src[0] | src[1] << 8);
  int index = min((int)src[2], 88);
  uint n = 0;
  dst[n++] = (short)predictor;
  for (uint k = 4; k < bytes; k++) {
    uint byte = src[k];
    dst[n++] = nibble(byte & 15, &predictor, &index);
    dst[n++] = nibble(byte >> 4, &predictor, &index);
  }
}
