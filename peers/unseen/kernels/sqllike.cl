// grid 256 group 64
// args random:5120 random:64 zero:256:print=u8 zero:256:print=u8 u32:20
#define PATTERNS 8
#define LENGTH 7

/* Texts have the letters a to c, patterns these and %, which is for any text, and _, which is for any letter. */
static inline uchar letter(uchar raw) { return 'a' + raw % 3; }
static inline uchar patternLetter(uchar raw) {
  switch (raw & 7) {
    case 0: case 1: return '%';
    case 2: return '_';
    default: return letter(raw >> 3);
  }
}

static inline bool like(const uchar *text, int length, __local const uchar *pattern, int patternLength) {
  int t = 0, p = 0, star = -1, retry = 0;
  while (t < length) {
    if (p < patternLength && pattern[p] == '%') {
      star = p++;
      retry = t;
    } else if (p < patternLength && (pattern[p] == '_' || pattern[p] == text[t])) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++retry;
    } else {
      return false;
    }
  }
  while (p < patternLength && pattern[p] == '%') p++;
  return p == patternLength;
}

/* select ... where text like pattern, for eight patterns: a bit for each that fits, and the first of them. */
__kernel void sqllike(__global const uchar *texts, __global const uchar *patterns, __global uchar *bits,
                      __global uchar *first, uint pitch) {
  __local uchar pattern[PATTERNS * LENGTH];
  uint lid = get_local_id(0), gid = get_global_id(0);
  if (lid < PATTERNS * LENGTH) pattern[lid] = patternLetter(patterns[lid]);
  barrier(CLK_LOCAL_MEM_FENCE);

  uchar text[20];
  int length = 6 + texts[gid * pitch] % 14;
  for (int i = 0; i < length; i++) text[i] = letter(texts[gid * pitch + 1 + i]);
  uint found = 0, firstFit = PATTERNS;
  for (uint k = 0; k < PATTERNS; k++) {
    if (like(text, length, pattern + k * LENGTH, LENGTH - (int)(k & 3))) {
      found |= 1u << k;
      if (firstFit == PATTERNS) firstFit = k;
    }
  }
  bits[gid] = (uchar)found;
  first[gid] = (uchar)firstFit;
}
