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
#define OP(name, expression) __kernel void op_##name(__global const u64 *pa, __global const u64 *pb, __global const u64 *pc, __global u64 *out) { u32 i = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x(); u64 a = pa[i], b = pb[i], c = pc[i]; out[i] = (u64)(expression); }
#include "ops.inc"
