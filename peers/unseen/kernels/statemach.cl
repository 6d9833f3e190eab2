// grid 64 group 64
// args random:2048 zero:256:print=u32
__kernel void statemach(__global const uchar *in, __global uint *out) {
  uint g = get_global_id(0), st = 0, n = 0, acc = 0;
  for (uint k = 0; k < 32; k++) {
    uint c = in[g * 32 + k] & 15;
    switch (st) {
    case 0: if (c < 10) { acc = c; st = 1; } else if (c == 10) st = 3; break;
    case 1: if (c < 10) acc = acc * 10 + c; else { n += acc; st = c == 11 ? 2 : 0; } break;
    case 2: if (c < 8) { acc = acc ^ c << 4; st = 1; } else st = 4; break;
    case 3: n ^= c; if (c == 12) st = 0; else if (c > 12) st = 4; break;
    default: if (c & 1) st = 0; n = n * 3 + 1;
    }
  }
  out[g] = n;
}
