/* Native side of ops.inc: reads three arrays of n words from standard input, writes n words per operation to standard output. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
typedef uint8_t u8; typedef int8_t s8; typedef uint16_t u16; typedef int16_t s16; typedef uint32_t u32; typedef int32_t s32; typedef uint64_t u64; typedef int64_t s64;
typedef unsigned __int128 u128;
typedef _Float16 half;
static float F(u64 w) { u32 b = (u32)w; float f; memcpy(&f, &b, 4); return f; }
static double D(u64 w) { double f; memcpy(&f, &w, 8); return f; }
static half H(u64 w) { u16 b = (u16)w; half f; memcpy(&f, &b, 2); return f; }
static u64 RF(float x) { u32 b; memcpy(&b, &x, 4); return x != x ? 0x7fc00000 : b; }
static u64 RD(double x) { u64 b; memcpy(&b, &x, 8); return x != x ? 0x7ff8000000000000 : b; }
static u64 RH(half x) { u16 b; memcpy(&b, &x, 2); return x != x ? 0x7e00 : b; }
#define MIN(x, y) ((x) < (y) ? (x) : (y))
#define MAX(x, y) ((x) > (y) ? (x) : (y))
#define MED(x, y, z) MAX(MIN(x, y), MIN(MAX(x, y), z))
#define LIMIT(x, most) ((x) > (most) ? (most) : (x) < -(most) ? -(most) : (x) == (x) ? (x) : 0)
#include "ops_functions.inc"
typedef s16 vs2 __attribute__((ext_vector_type(2))); typedef u16 vu2 __attribute__((ext_vector_type(2))); typedef half vh2 __attribute__((ext_vector_type(2)));
#define CAST(type, w) ({ u32 bits = (u32)(w); type value; memcpy(&value, &bits, 4); value; })
#define S2(w) CAST(vs2, w)
#define U2(w) CAST(vu2, w)
#define H2(w) CAST(vh2, w)
static u64 RS2(vs2 x) { u32 b; memcpy(&b, &x, 4); return b; }
static u64 RU2(vu2 x) { u32 b; memcpy(&b, &x, 4); return b; }
static u64 RH2(vh2 x) { return RH(x.x) | RH(x.y) << 16; }
#define GLOBAL
#define LOCAL
#define FLAT
#define A_ADD(p, v) __atomic_fetch_add(p, v, __ATOMIC_RELAXED)
#define A_SUB(p, v) __atomic_fetch_sub(p, v, __ATOMIC_RELAXED)
#define A_AND(p, v) __atomic_fetch_and(p, v, __ATOMIC_RELAXED)
#define A_OR(p, v) __atomic_fetch_or(p, v, __ATOMIC_RELAXED)
#define A_XOR(p, v) __atomic_fetch_xor(p, v, __ATOMIC_RELAXED)
#define A_MIN(p, v) __atomic_fetch_min(p, v, __ATOMIC_RELAXED)
#define A_MAX(p, v) __atomic_fetch_max(p, v, __ATOMIC_RELAXED)
#define A_SWAP(p, v) __atomic_exchange_n(p, v, __ATOMIC_RELAXED)
#define A_CAS(p, e, v) ({ __typeof__((e)) expected = (e); __atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED); expected; })
#define GCELL (&cell)
#define LCELL (&cell)
#define FCELL (&cell)
#define GCELL32 ((u32 *)&cell)
#define LCELL32 ((u32 *)&cell)
#define FCELL32 ((u32 *)&cell)
static u64 *pa, *pb, *pc;
#define MOP(name, expression) for (size_t i = 0; i < n; i++) { u64 a = pa[i], b = pb[i], c = pc[i], cell = a; u64 r = (u64)(expression); (void)b; (void)c; fwrite(&r, 8, 1, stdout); }
#define OP(name, expression) for (size_t i = 0; i < n; i++) { u64 a = pa[i], b = pb[i], c = pc[i]; u64 r = (u64)(expression); (void)a; (void)b; (void)c; fwrite(&r, 8, 1, stdout); }
int main(int argc, char **argv) {
  size_t n = argc > 1 ? strtoul(argv[1], 0, 10) : 0;
  u64 *words = malloc(24 * n + 8);
  if (!words || fread(words, 24, n, stdin) != n) return 1;
  pa = words; pb = words + n; pc = words + 2 * n;
#include "ops.inc"
  return 0;
}
