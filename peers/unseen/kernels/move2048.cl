// grid 64 group 64
// args random:256 zero:512:print=u64 zero:256:print=u32 zero:256:print=u32 u32:24
/* Moves a row of four tiles to the left; a tile is the exponent of its number, 0 for none. */
static inline uint slideRow(uint row, uint *score) {
  uint tiles[4];
  uint n = 0, result = 0;
  for (uint i = 0; i < 4; i++) {
    uint t = row >> (4 * i) & 15;
    if (t != 0) tiles[n++] = t;
  }
  uint to = 0;
  for (uint i = 0; i < n; i++) {
    uint t = tiles[i];
    if (i + 1 < n && tiles[i + 1] == t && t != 15) {
      t++;
      i++;
      *score += 1u << t;
    }
    result |= t << (4 * to++);
  }
  return result;
}

static inline ulong transpose(ulong b) {
  ulong a1 = b & 0xf0f00f0ff0f00f0ful;
  ulong a2 = b & 0x0000f0f00000f0f0ul;
  ulong a3 = b & 0x0f0f00000f0f0000ul;
  ulong a = a1 | a2 << 12 | a3 >> 12;
  ulong b1 = a & 0xff00ff0000ff00fful;
  ulong b2 = a & 0x00ff00ff00000000ul;
  ulong b3 = a & 0x00000000ff00ff00ul;
  return b1 | b2 >> 24 | b3 << 24;
}

static inline uint reverseRow(uint r) { return r >> 12 | (r >> 4 & 0xf0) | (r << 4 & 0xf00) | (r << 12 & 0xf000); }

static inline ulong move(ulong board, int direction, uint *score) {
  if (direction & 1) board = transpose(board);
  ulong next = 0;
  for (int r = 0; r < 4; r++) {
    uint row = (uint)(board >> (16 * r)) & 0xffff;
    if (direction & 2) row = reverseRow(slideRow(reverseRow(row), score));
    else row = slideRow(row, score);
    next |= (ulong)row << (16 * r);
  }
  return direction & 1 ? transpose(next) : next;
}

/* A player of 2048 that always makes the move that scores most, and new tiles in random places. */
__kernel void move2048(__global const uint *seeds, __global ulong *boards, __global uint *scores,
                       __global uint *moves, uint limit) {
  uint gid = get_global_id(0);
  uint random = seeds[gid] | 1;
  ulong board = 0x0000001002000000ul;
  uint score = 0, count = 0;
  while (count < limit) {
    ulong best = board;
    uint bestScore = 0;
    for (int d = 0; d < 4; d++) {
      uint s = 0;
      ulong b = move(board, d, &s);
      if (b != board && (best == board || s > bestScore)) {
        best = b;
        bestScore = s;
      }
    }
    if (best == board) break;
    board = best;
    score += bestScore;
    count++;
    random ^= random << 13;
    random ^= random >> 17;
    random ^= random << 5;
    uint at = random & 15;
    while ((board >> (4 * at) & 15) != 0) at = (at + 1) & 15;
    board |= (ulong)((random >> 8) % 10 == 0 ? 2 : 1) << (4 * at);
  }
  boards[gid] = board;
  scores[gid] = score;
  moves[gid] = count;
}
