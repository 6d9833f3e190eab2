// grid 256 group 64
// args random:4096 random:176 zero:4096:print=u8
__constant uchar SBOX[256] = {
  99,124,119,123,242,107,111,197,48,1,103,43,254,215,171,118,202,130,201,125,250,89,71,240,173,212,162,175,156,164,114,192,
  183,253,147,38,54,63,247,204,52,165,229,241,113,216,49,21,4,199,35,195,24,150,5,154,7,18,128,226,235,39,178,117,
  9,131,44,26,27,110,90,160,82,59,214,179,41,227,47,132,83,209,0,237,32,252,177,91,106,203,190,57,74,76,88,207,
  208,239,170,251,67,77,51,133,69,249,2,127,80,60,159,168,81,163,64,143,146,157,56,245,188,182,218,33,16,255,243,210,
  205,12,19,236,95,151,68,23,196,167,126,61,100,93,25,115,96,129,79,220,34,42,144,136,70,238,184,20,222,94,11,219,
  224,50,58,10,73,6,36,92,194,211,172,98,145,149,228,121,231,200,55,109,141,213,78,169,108,86,244,234,101,122,174,8,
  186,120,37,46,28,166,180,198,232,221,116,31,75,189,139,138,112,62,181,102,72,3,246,14,97,53,87,185,134,193,29,158,
  225,248,152,17,105,217,142,148,155,30,135,233,206,85,40,223,140,161,137,13,191,230,66,104,65,153,45,15,176,84,187,22};

static inline uchar xtime(uchar x) { return (uchar)((x << 1) ^ ((x >> 7) * 0x1b)); }

/* AES-128 in ECB mode, one block a work-item, with round keys that were expanded before; the S-box is in local memory. */
__kernel void aes(__global const uchar *plain, __global const uchar *keys, __global uchar *cipher) {
  __local uchar sbox[256];
  __local uchar schedule[176];
  uint lid = get_local_id(0), i = get_global_id(0);
  for (uint k = lid; k < 256; k += 64) sbox[k] = SBOX[k];
  for (uint k = lid; k < 176; k += 64) schedule[k] = keys[k];
  barrier(CLK_LOCAL_MEM_FENCE);
  uchar s[16], t[16];
  for (int k = 0; k < 16; k++) s[k] = plain[16 * i + k] ^ schedule[k];
  for (int round = 1; round <= 10; round++) {
    for (int c = 0; c < 4; c++)
      for (int r = 0; r < 4; r++) t[4 * c + r] = sbox[s[4 * ((c + r) & 3) + r]];
    for (int c = 0; c < 4; c++) {
      uchar a0 = t[4 * c], a1 = t[4 * c + 1], a2 = t[4 * c + 2], a3 = t[4 * c + 3];
      if (round < 10) {
        uchar all = a0 ^ a1 ^ a2 ^ a3;
        t[4 * c] = a0 ^ all ^ xtime(a0 ^ a1);
        t[4 * c + 1] = a1 ^ all ^ xtime(a1 ^ a2);
        t[4 * c + 2] = a2 ^ all ^ xtime(a2 ^ a3);
        t[4 * c + 3] = a3 ^ all ^ xtime(a3 ^ a0);
      }
    }
    for (int k = 0; k < 16; k++) s[k] = t[k] ^ schedule[16 * round + k];
  }
  for (int k = 0; k < 16; k++) cipher[16 * i + k] = s[k];
}
