// grid 64 group 64
// args random:256 zero:256:print=s32 zero:256:print=u32
__constant ushort LINES[8] = {0007, 0070, 0700, 0111, 0222, 0444, 0421, 0124};
static inline bool won(uint side) {
  for (int k = 0; k < 8; k++)
    if ((side & LINES[k]) == LINES[k]) return true;
  return false;
}

/* Noughts and crosses after some random moves: alpha and beta with a stack of its own. */
__kernel void minimax(__global const uint *random, __global int *score, __global uint *best_move) {
  uint gid = get_global_id(0), r = random[gid];
  uint side[2] = {0, 0};
  uint plies = 4 + (r >> 30 & 1);
  for (uint k = 0; k < plies; k++) {
    uint free = ~(side[0] | side[1]) & 511, skip = (r >> 6 * k & 63) % popcount(free);
    while (skip-- > 0) free &= free - 1;
    side[k & 1] |= free & (0u - free);
  }
  ushort left[10];
  ushort tried[10];
  char alpha[10], beta[10];
  uint depth = 0, turn = plies & 1, nodes = 0, best = 0;
  if (won(side[0]) || won(side[1])) {
    score[gid] = won(side[turn]) ? 100 : -100;
    best_move[gid] = 0;
    return;
  }
  left[0] = (ushort)(~(side[0] | side[1]) & 511);
  tried[0] = 0;
  alpha[0] = -20;
  beta[0] = 20;
  while (true) {
    int value;
    if (left[depth] == 0 || alpha[depth] >= beta[depth]) {
      if (depth == 0) break;
      value = -alpha[depth];                          /* back to the one before */
      depth--;
      turn ^= 1;
      side[turn] ^= tried[depth];
    } else {
      uint bit = left[depth] & (0u - left[depth]);
      left[depth] ^= (ushort)bit;
      tried[depth] = (ushort)bit;
      nodes++;
      side[turn] |= bit;
      uint free = ~(side[0] | side[1]) & 511;
      if (won(side[turn])) value = 1 + (int)popcount(free);
      else if (free == 0) value = 0;
      else {
        depth++;
        turn ^= 1;
        left[depth] = (ushort)free;
        tried[depth] = 0;
        alpha[depth] = -beta[depth - 1];
        beta[depth] = -alpha[depth - 1];
        continue;
      }
      side[turn] ^= bit;
    }
    if (value > alpha[depth]) {
      alpha[depth] = (char)value;
      if (depth == 0) best = tried[0];
    }
  }
  score[gid] = alpha[0];
  best_move[gid] = nodes << 16 | best;
}
