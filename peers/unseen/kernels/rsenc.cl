// grid 128 group 64
// args random:3072 random:128 zero:1024:print=u8 zero:1024:print=u8
#define DATA 24
#define PARITY 8
/* Reed and Solomon's code over GF(256): parity of 24 bytes, then the syndromes of the word with one byte spoilt. */
__kernel void rsenc(__global const uchar *data, __global const uchar *error, __global uchar *parity, __global uchar *syndromes) {
  __local uchar exps[512];
  __local uchar logs[256];
  __local uchar generator[PARITY + 1];
  uint lid = get_local_id(0), gid = get_global_id(0);
  if (lid == 0) {
    uint x = 1;
    for (uint k = 0; k < 255; k++) {
      exps[k] = (uchar)x;
      logs[x] = (uchar)k;
      x <<= 1;
      if (x & 256) x ^= 0x11d;
    }
    logs[0] = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 255 + lid; k < 512; k += 64) exps[k] = exps[k % 255];
  barrier(CLK_LOCAL_MEM_FENCE);
  if (lid == 0) {
    for (int i = 0; i <= PARITY; i++) generator[i] = i == 0;
    for (int r = 0; r < PARITY; r++)
      for (int i = r + 1; i > 0; i--) {
        uchar g = generator[i - 1];
        if (g) generator[i] ^= exps[logs[g] + r];
      }
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  uchar word[DATA + PARITY], rest[PARITY];
  for (int i = 0; i < PARITY; i++) rest[i] = 0;
  for (int i = 0; i < DATA; i++) {
    word[i] = data[gid * DATA + i];
    uchar feedback = word[i] ^ rest[0];
    uint l = logs[feedback];
    for (int j = 0; j < PARITY; j++) {
      uchar next = j < PARITY - 1 ? rest[j + 1] : (uchar)0;
      if (feedback && generator[j + 1]) next ^= exps[l + logs[generator[j + 1]]];
      rest[j] = next;
    }
  }
  for (int i = 0; i < PARITY; i++) {
    word[DATA + i] = rest[i];
    parity[gid * PARITY + i] = rest[i];
  }
  uchar e = error[gid];
  word[e & 31] ^= e >> 5;
  for (int r = 0; r < PARITY; r++) {
    uchar s = 0;
    for (int i = 0; i < DATA + PARITY; i++) s = word[i] ^ (s ? exps[logs[s] + r] : (uchar)0);
    syndromes[gid * PARITY + r] = s;
  }
}
