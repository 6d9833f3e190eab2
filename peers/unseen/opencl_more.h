/* More of the OpenCL C library, for kernels that nobody tuned for. */
#undef sqrt
#undef fabs
#undef rsqrt
#undef rotate
#undef atomic_add
#undef atomic_inc
#define WL_FN static inline __attribute__((always_inline, overloadable))

WL_FN float sqrt(float x) { return __builtin_sqrtf(x); }
WL_FN double sqrt(double x) { return __builtin_sqrt(x); }
WL_FN float rsqrt(float x) { return 1.0f / __builtin_sqrtf(x); }
WL_FN float fabs(float x) { return __builtin_fabsf(x); }
WL_FN double fabs(double x) { return __builtin_fabs(x); }
WL_FN float fmin(float a, float b) { return __builtin_fminf(a, b); }
WL_FN float fmax(float a, float b) { return __builtin_fmaxf(a, b); }
WL_FN double fmin(double a, double b) { return __builtin_fmin(a, b); }
WL_FN double fmax(double a, double b) { return __builtin_fmax(a, b); }
WL_FN float floor(float x) { return __builtin_floorf(x); }
WL_FN float rint(float x) { return __builtin_rintf(x); }
WL_FN float fma(float a, float b, float c) { return __builtin_fmaf(a, b, c); }
WL_FN double fma(double a, double b, double c) { return __builtin_fma(a, b, c); }
WL_FN float mad(float a, float b, float c) { return a * b + c; }
WL_FN int min(int a, int b) { return a < b ? a : b; }
WL_FN int max(int a, int b) { return a > b ? a : b; }
WL_FN uint min(uint a, uint b) { return a < b ? a : b; }
WL_FN uint max(uint a, uint b) { return a > b ? a : b; }
WL_FN long min(long a, long b) { return a < b ? a : b; }
WL_FN long max(long a, long b) { return a > b ? a : b; }
WL_FN ulong min(ulong a, ulong b) { return a < b ? a : b; }
WL_FN ulong max(ulong a, ulong b) { return a > b ? a : b; }
WL_FN int clamp(int x, int low, int high) { return min(max(x, low), high); }
WL_FN uint mul_hi(uint a, uint b) { return (uint)(((ulong)a * b) >> 32); }
WL_FN int mul_hi(int a, int b) { return (int)(((long)a * b) >> 32); }
WL_FN ulong mul_hi(ulong a, ulong b) { return (ulong)(((unsigned __int128)a * b) >> 64); }
WL_FN uint rotate(uint x, uint by) { return __builtin_rotateleft32(x, by); }
WL_FN ulong rotate(ulong x, ulong by) { return __builtin_rotateleft64(x, by); }
WL_FN uint popcount(uint x) { return __builtin_popcount(x); }
WL_FN uint clz(uint x) { return x ? __builtin_clz(x) : 32; }
WL_FN size_t get_num_groups(uint d) { return (wl_global_size(d) + wl_enqueued_local_size(d) - 1) / wl_enqueued_local_size(d); }

#define WL_ATOMIC(name, operation) \
  WL_FN uint name(volatile __global uint *p, uint v) { return operation(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); } \
  WL_FN uint name(volatile __local uint *p, uint v) { return operation(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP); } \
  WL_FN int name(volatile __global int *p, int v) { return operation(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE); } \
  WL_FN int name(volatile __local int *p, int v) { return operation(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_WRKGRP); }
WL_ATOMIC(atomic_add, __scoped_atomic_fetch_add)
WL_ATOMIC(atomic_sub, __scoped_atomic_fetch_sub)
WL_ATOMIC(atomic_min, __scoped_atomic_fetch_min)
WL_ATOMIC(atomic_max, __scoped_atomic_fetch_max)
WL_ATOMIC(atomic_or, __scoped_atomic_fetch_or)
WL_ATOMIC(atomic_and, __scoped_atomic_fetch_and)
WL_ATOMIC(atomic_xor, __scoped_atomic_fetch_xor)
WL_ATOMIC(atomic_xchg, __scoped_atomic_exchange_n)
#define WL_COUNT(name, operation) \
  WL_FN uint name(volatile __global uint *p) { return operation(p, 1u); } \
  WL_FN uint name(volatile __local uint *p) { return operation(p, 1u); } \
  WL_FN int name(volatile __global int *p) { return operation(p, 1); } \
  WL_FN int name(volatile __local int *p) { return operation(p, 1); }
WL_COUNT(atomic_inc, atomic_add)
WL_COUNT(atomic_dec, atomic_sub)
