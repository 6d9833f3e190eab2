// grid 128 group 64
// args random:2064 zero:512:print=u32 zero:512:print=u32
#define PATTERNS 8
#define LONGEST 6
#define STATES 40
__constant uchar PATTERN[PATTERNS][LONGEST] = {
  {0, 1, 2, 3, 0, 0}, {1, 2, 0, 0, 0, 0}, {3, 3, 3, 0, 0, 0}, {2, 0, 2, 0, 2, 0}, {0, 1, 2, 1, 0, 1}, {1, 1, 0, 0, 0, 0}, {2, 3, 0, 1, 0, 0}, {3, 0, 1, 2, 0, 0}};
__constant uchar LENGTH[PATTERNS] = {4, 3, 3, 5, 6, 2, 4, 4};

/* Aho and Corasick's automaton over four letters: built by the first work-item of the group, walked by all. */
__kernel void ahocor(__global const uchar *text, __global uint *counts, __global uint *where) {
  __local uchar next[STATES][4];
  __local uchar fail[STATES];
  __local uchar found[STATES];
  __local uchar queue[STATES];
  uint lid = get_local_id(0), gid = get_global_id(0);
  for (uint s = lid; s < STATES; s += 64) {
    for (int c = 0; c < 4; c++) next[s][c] = 255;
    fail[s] = 0;
    found[s] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid == 0) {
    uint states = 1;
    for (uint p = 0; p < PATTERNS; p++) {
      uint s = 0;
      for (uint k = 0; k < LENGTH[p]; k++) {
        uint c = PATTERN[p][k];
        if (next[s][c] == 255) next[s][c] = (uchar)states++;
        s = next[s][c];
      }
      found[s] |= (uchar)(1 << p);
    }
    uint head = 0, tail = 0;
    for (uint c = 0; c < 4; c++) {
      if (next[0][c] == 255) next[0][c] = 0;
      else queue[tail++] = next[0][c];
    }
    while (head < tail) {
      uint s = queue[head++];
      found[s] |= found[fail[s]];
      for (uint c = 0; c < 4; c++) {
        uint t = next[s][c], f = next[fail[s]][c];
        if (t == 255) next[s][c] = (uchar)f;
        else { fail[t] = (uchar)f; queue[tail++] = (uchar)t; }
      }
    }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  /* 16 bytes are 64 letters; those before only bring the automaton into its state. */
  uint state = 0, count = 0, hash = 2166136261u;
  int begin = (int)gid * 64, from = max(begin - LONGEST + 1, 0);
  for (int at = from; at < begin + 64; at++) {
    uint letter = text[at >> 2] >> (at & 3) * 2 & 3;
    state = next[state][letter];
    uint hits = found[state];
    if (hits == 0 || at < begin) continue;
    count += popcount(hits);
    hash = (hash ^ (hits << 8 | (uint)(at - begin))) * 16777619u;
  }
  counts[gid] = count;
  where[gid] = hash;
}
