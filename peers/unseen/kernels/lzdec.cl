// grid 256 group 64
// args random:6400 zero:16000:print=u8 zero:1000:print=u32 u32:32 u32:64 u32:200
/* Decodes blocks of an LZ4-like format, a block a work-item: a token, literals, an offset; blocks may be damaged. */
__kernel void lzdec(__global const uchar *in, __global uchar *out, __global uint *status, uint in_size, uint out_size, uint blocks) {
  uint b = get_global_id(0);
  if (b >= blocks) return;
  __global const uchar *src = in + b * in_size;
  __global uchar *dst = out + b * out_size;
  uint ip = 0, op = 0, error = 0;
  while (ip < in_size) {
    uint token = src[ip++];
    uint literals = token >> 4;
    if (literals > in_size - ip) literals = in_size - ip;
    if (literals > out_size - op) {
      error = 1;
      break;
    }
    for (uint k = 0; k < literals; k++) dst[op++] = src[ip++];
    if (ip >= in_size) break;
    uint offset = src[ip++] & 31;
    uint length = (token & 15) + 4;
    if (offset == 0 || offset > op) {
      error = 2;
      continue;
    }
    if (op == out_size) break;
    length = min(length, out_size - op);
    uint from = op - offset;
    do {
      dst[op++] = dst[from++];
    } while (--length);
  }
  status[b] = error << 16 | op;
}
