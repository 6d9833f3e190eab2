// grid 128 group 64
// args random:8192 zero:512:print=u32 zero:1024:print=u64
#define FILE_A 0x0101010101010101ul
#define FILE_H 0x8080808080808080ul
typedef struct { ulong pawns, knights, diagonals, straights, king, own, enemy; } board;

static inline uint count(ulong b) { return popcount((uint)b) + popcount((uint)(b >> 32)); }
static inline uint lowest(ulong b) { return count((b & (0 - b)) - 1); }
static inline ulong move(ulong b, int direction) {
  switch (direction) {
    case 0: return b << 8;
    case 1: return b >> 8;
    case 2: return (b & ~FILE_H) << 1;
    case 3: return (b & ~FILE_A) >> 1;
    case 4: return (b & ~FILE_H) << 9;
    case 5: return (b & ~FILE_A) << 7;
    case 6: return (b & ~FILE_H) >> 7;
    default: return (b & ~FILE_A) >> 9;
  }
}
static inline ulong knight(ulong b) {
  ulong one = (b & ~FILE_H) << 1 | (b & ~FILE_A) >> 1;
  ulong two = (b & ~(FILE_H | FILE_H >> 1)) << 2 | (b & ~(FILE_A | FILE_A << 1)) >> 2;
  return one << 16 | one >> 16 | two << 8 | two >> 8;
}
static ulong rays(ulong from, ulong blockers, int first, int last) {
  ulong all = 0;
  for (int d = first; d <= last; d++) {
    ulong at = from;
    while ((at = move(at, d)) != 0) {
      all |= at;
      if (at & blockers) break;
    }
  }
  return all;
}

/* Moves that white can make (checks are not looked at), a hash of them, and the squares that are attacked. */
__kernel void chessmg(__global const ulong *random, __global uint *moves, __global ulong *attacked) {
  uint gid = get_global_id(0);
  __global const ulong *r = random + gid * 8;
  board b;
  ulong taken = 0;
  b.king = 1ul << (r[7] & 63); taken |= b.king;
  b.pawns = r[0] & r[1] & r[2] & ~taken & 0x00ffffffffffff00ul; taken |= b.pawns;
  b.knights = r[1] & r[3] & r[4] & r[5] & ~taken; taken |= b.knights;
  b.diagonals = r[2] & r[4] & r[5] & r[6] & ~taken; taken |= b.diagonals;
  b.straights = r[0] & r[3] & r[5] & r[6] & ~taken; taken |= b.straights;
  b.own = taken;
  b.enemy = r[1] & r[6] & (r[7] | r[0]) & ~taken;
  ulong both = b.own | b.enemy, free = ~both, attacks = 0;
  uint n = 0, hash = 0;
  for (ulong left = b.own & ~b.pawns; left; left &= left - 1) {
    ulong piece = left & (0 - left), to = 0;
    if (piece & b.king) to = piece << 8 | piece >> 8, to |= move(to | piece, 2) | move(to | piece, 3);
    else if (piece & b.knights) to = knight(piece);
    else if (piece & b.diagonals) to = rays(piece, both, 4, 7);
    else to = rays(piece, both, 0, 3);
    attacks |= to;
    to &= ~b.own;
    uint from = lowest(piece);
    for (; to; to &= to - 1) {
      uint target = lowest(to);
      hash = hash * 0x01000193u ^ (from << 6 | target);
      n += 1 + (b.enemy >> target & 1) * 256;
    }
  }
  ulong single = b.pawns << 8 & free, twice = (single & 0x0000000000ff0000ul) << 8 & free;
  ulong east = move(b.pawns, 4), west = move(b.pawns, 5);
  attacks |= east | west;
  ulong captures[2] = {east & b.enemy, west & b.enemy};
  n += count(single) + count(twice) + (count(captures[0]) + count(captures[1])) * 257;
  ulong promoted = (single | captures[0] | captures[1]) >> 56;
  n += 3 * count(promoted);
  moves[gid] = n << 16 ^ hash;
  attacked[gid] = attacks;
}
