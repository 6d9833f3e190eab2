// grid 128 group 64
// args random:512 random:128 zero:512:print=u32 u32:32
__kernel void vm(__global const uint *in, __global const uchar *code, __global uint *out, uint n) {
  uint i = get_global_id(0), a = in[i], b = i, acc = 0;
  for (uint pc = 0; pc < n; pc++) {
    switch (code[pc] & 7) {
      case 0: acc += a; break;
      case 1: acc ^= b; break;
      case 2: a = acc >> 3; break;
      case 3: b += a * 5; break;
      case 4: acc = acc << 7 | acc >> 25; break;
      case 5: if (acc & 1) pc += 2; break;
      case 6: a -= b; break;
      default: acc *= 3; break;
    }
  }
  out[i] = acc;
}
