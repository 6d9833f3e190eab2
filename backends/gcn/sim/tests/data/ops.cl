/* GPU side of ops.inc: a kernel per operation. */
typedef uchar u8; typedef char s8; typedef ushort u16; typedef short s16; typedef uint u32; typedef int s32; typedef ulong u64; typedef long s64;
typedef unsigned __int128 u128;
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define F(w) __builtin_astype((u32)(w), float)
#define D(w) __builtin_astype((u64)(w), double)
#define H(w) __builtin_astype((u16)(w), half)
static u64 RF(float x) { return x != x ? 0x7fc00000 : __builtin_astype(x, u32); }
static u64 RD(double x) { return x != x ? 0x7ff8000000000000 : __builtin_astype(x, u64); }
static u64 RH(half x) { return x != x ? 0x7e00 : __builtin_astype(x, u16); }
#define MIN(x, y) ((x) < (y) ? (x) : (y))
#define MAX(x, y) ((x) > (y) ? (x) : (y))
#define MED(x, y, z) MAX(MIN(x, y), MIN(MAX(x, y), z))
#define LIMIT(x, most) ((x) > (most) ? (most) : (x) < -(most) ? -(most) : (x) == (x) ? (x) : 0)
#include "ops_functions.inc"
typedef short2 vs2; typedef ushort2 vu2; typedef half2 vh2;
#define S2(w) __builtin_astype((u32)(w), vs2)
#define U2(w) __builtin_astype((u32)(w), vu2)
#define H2(w) __builtin_astype((u32)(w), vh2)
#define RS2(x) ((u64)__builtin_astype((vs2)(x), u32))
#define RU2(x) ((u64)__builtin_astype((vu2)(x), u32))
static u64 RH2(vh2 x) { return RH(x.x) | RH(x.y) << 16; }
#define GLOBAL __global
#define LOCAL __local
#define FLAT __generic
#define SCOPE __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE
#define A_ADD(p, v) __scoped_atomic_fetch_add(p, v, SCOPE)
#define A_SUB(p, v) __scoped_atomic_fetch_sub(p, v, SCOPE)
#define A_AND(p, v) __scoped_atomic_fetch_and(p, v, SCOPE)
#define A_OR(p, v) __scoped_atomic_fetch_or(p, v, SCOPE)
#define A_XOR(p, v) __scoped_atomic_fetch_xor(p, v, SCOPE)
#define A_MIN(p, v) __scoped_atomic_fetch_min(p, v, SCOPE)
#define A_MAX(p, v) __scoped_atomic_fetch_max(p, v, SCOPE)
#define A_SWAP(p, v) __scoped_atomic_exchange_n(p, v, SCOPE)
#define A_CAS(p, e, v) ({ __typeof__((e)) expected = (e); __scoped_atomic_compare_exchange_n(p, &expected, v, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); expected; })
#define GCELL (&out[i])
#define LCELL (&lds[__builtin_amdgcn_workitem_id_x()])
#define FCELL (i & 1 ? (FLAT u64 *)LCELL : (FLAT u64 *)GCELL)
#define GCELL32 ((GLOBAL u32 *)GCELL)
#define LCELL32 ((LOCAL u32 *)LCELL)
#define FCELL32 ((FLAT u32 *)FCELL)
/* Once per work-item, and once more with operands that are the same for all work-items, for the scalar unit. */
#define OP(name, expression) \
  __kernel void op_##name(__global const u64 *pa, __global const u64 *pb, __global const u64 *pc, __global u64 *out) { \
    u32 i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); u64 a = pa[i], b = pb[i], c = pc[i]; out[i] = (u64)(expression); } \
  __kernel void sop_##name(__constant const u64 *pa, __constant const u64 *pb, __constant const u64 *pc, __global u64 *out) { \
    for (u32 j = 0; j < 64; j++) { u32 i = __builtin_amdgcn_workgroup_id_x() * 64 + j; u64 a = pa[i], b = pb[i], c = pc[i]; out[i] = (u64)(expression); } }
#define MOP(name, expression) \
  __kernel void op_##name(__global const u64 *pa, __global const u64 *pb, __global const u64 *pc, __global u64 *out) { __local u64 lds[64]; \
    u32 i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); u64 a = pa[i], b = pb[i], c = pc[i]; *LCELL = a; *GCELL = a; \
    u64 r = (u64)(expression); out[i] = r; }
#include "ops.inc"
