// grid 64 group 64
// args random:1600 zero:2304:print=u8
#define BYTES 25
#define DIGITS 36
__constant uchar LETTERS[59] = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/* An address of 25 bytes as Bitcoin writes it; what is left of the 36 bytes stays zero. */
__kernel void base58(__global const uchar *in, __global uchar *out) {
  uint gid = get_global_id(0);
  __global const uchar *src = in + gid * BYTES;
  __global uchar *dst = out + gid * DIGITS;
  uchar digits[DIGITS];
  for (int i = 0; i < DIGITS; i++) digits[i] = 0;
  uint zeros = 0, length = 0;
  uchar first = src[0] & 7;                          /* the version, often zero */
  for (uint k = 0; k < BYTES; k++) {
    uint carry = k == 0 ? (first < 5 ? 0 : first) : src[k];
    if (carry == 0 && length == 0) { zeros++; continue; }
    uint i = 0;
    for (; (carry != 0 || i < length) && i < DIGITS; i++) {
      carry += (uint)digits[i] << 8;
      digits[i] = (uchar)(carry % 58);
      carry /= 58;
    }
    length = i;
  }
  uint total = min(zeros + length, (uint)DIGITS);
  for (uint n = 0; n < total; n++) dst[n] = n < zeros ? (uchar)'1' : LETTERS[digits[length - 1 - (n - zeros)]];
}
