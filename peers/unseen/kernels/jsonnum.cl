// grid 64 group 64
// args random:4096 zero:512:print=f64 zero:256:print=u32
enum { START, MINUS, ZERO, INTEGER, POINT, FRACTION, LETTER, SIGN, EXPONENT, BAD };
__constant uchar ALPHABET[32] = {'0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '0', '1', '2', '3', '4', '5',
                                 '6', '7', '8', '9', '.', '.', ',', ',', ',', ',', 'e', 'E', '-', '-', '+', ' '};
__constant double POWER[23] = {1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};

static inline bool digit(uchar c) { return c >= '0' && c <= '9'; }

/* Numbers between commas as JSON has them: their sum, and how many were right and how many were not. */
__kernel void jsonnum(__global const uchar *text, __global double *sums, __global uint *counts) {
  uint gid = get_global_id(0);
  double sum = 0.0;
  uint good = 0, bad = 0;
  int state = START;
  ulong mantissa = 0;
  int scale = 0, exponent = 0;
  bool negative = false, down = false;
  for (uint at = 0; at <= 64; at++) {
    uchar c = at < 64 ? ALPHABET[text[gid * 64 + at] & 31] : (uchar)',';
    if (c == ',') {
      if (state == ZERO || state == INTEGER || state == FRACTION || state == EXPONENT) {
        int e = scale + (down ? -exponent : exponent);
        double v = (double)mantissa;
        if (e > 0) v *= POWER[min(e, 22)];
        else v /= POWER[min(-e, 22)];
        sum += negative ? -v : v;
        good++;
      } else bad++;
      state = START;
      mantissa = 0;
      scale = exponent = 0;
      negative = down = false;
      continue;
    }
    switch (state) {
      case START:
        if (c == ' ') break;
        if (c == '-') { negative = true; state = MINUS; break; }
        /* fall through */
      case MINUS:
        if (c == '0') state = ZERO;
        else if (digit(c)) { mantissa = c - '0'; state = INTEGER; }
        else state = BAD;
        break;
      case INTEGER:
        if (digit(c)) {
          if (mantissa < 100000000000000000ul) mantissa = mantissa * 10 + (c - '0');
          else scale++;
          break;
        }
        /* fall through */
      case ZERO:
        if (c == '.') state = POINT;
        else if (c == 'e' || c == 'E') state = LETTER;
        else state = BAD;
        break;
      case POINT:
      case FRACTION:
        if (digit(c)) {
          if (mantissa < 100000000000000000ul) { mantissa = mantissa * 10 + (c - '0'); scale--; }
          state = FRACTION;
        } else if (state == FRACTION && (c == 'e' || c == 'E')) state = LETTER;
        else state = BAD;
        break;
      case LETTER:
        if (c == '+' || c == '-') { down = c == '-'; state = SIGN; break; }
        /* fall through */
      case SIGN:
      case EXPONENT:
        if (digit(c)) { exponent = min(exponent * 10 + (c - '0'), 400); state = EXPONENT; }
        else state = BAD;
        break;
      default:
        break;
    }
  }
  sums[gid] = sum;
  counts[gid] = good << 16 | bad;
}
