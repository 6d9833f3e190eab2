// grid 64 group 64
// args random:2048 zero:2048:print=u8 zero:256:print=u32
#define SYMBOLS 16
#define LONGEST 8
/* The lengths of a complete code. */
__constant uchar LENGTHS[SYMBOLS] = {2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 5, 6, 7, 8, 8};
typedef struct { __global const uchar *src; uint position, end; } bits_t;

static inline uint get_bits(bits_t *b, uint n) {
  uint v = 0;
  for (uint k = 0; k < n; k++) {
    uint at = b->position < b->end ? b->position : b->end - 1;
    v |= (uint)(b->src[at >> 3] >> (at & 7) & 1) << k;
    b->position++;
  }
  return v;
}
static inline int decode(bits_t *b, const ushort *count, const uchar *symbol) {
  int code = 0, first = 0, index = 0;
  for (int length = 1; length <= LONGEST; length++) {
    code |= (int)get_bits(b, 1);
    int n = count[length];
    if (code - n < first) return symbol[index + (code - first)];
    index += n;
    first = (first + n) << 1;
    code <<= 1;
  }
  return -1;
}

/* A canonical Huffman code in the way of inflate, with symbols that are letters, repeats and runs of zeros as in its header. */
__kernel void huffdec(__global const uchar *in, __global uchar *out, __global uint *used) {
  uint gid = get_global_id(0);
  ushort count[LONGEST + 1], offset[LONGEST + 2];
  uchar symbol[SYMBOLS];
  for (int k = 0; k <= LONGEST; k++) count[k] = 0;
  for (uint s = 0; s < SYMBOLS; s++) count[LENGTHS[(s * 5 + gid) & 15]]++;
  offset[1] = 0;
  for (int k = 1; k <= LONGEST; k++) offset[k + 1] = offset[k] + count[k];
  for (uint s = 0; s < SYMBOLS; s++) symbol[offset[LENGTHS[(s * 5 + gid) & 15]]++] = (uchar)s;
  bits_t b = {in + gid * 32, 0, 256};
  uint n = 0;
  uchar last = 0;
  while (n < 32 && b.position < b.end) {
    int s = decode(&b, count, symbol);
    if (s < 0) break;
    uint repeat = 1;
    switch (s) {
      case 13: repeat = 3 + get_bits(&b, 2); break;
      case 14: repeat = 3 + get_bits(&b, 3); last = 0; break;
      case 15: repeat = 11 + get_bits(&b, 5); last = 0; break;
      default: last = (uchar)(s + 1);
    }
    while (repeat-- > 0 && n < 32) out[gid * 32 + n++] = last;
  }
  used[gid] = n << 16 | b.position;
}
