/* The part of the OpenCL C library that the kernel corpus uses, for clang's amdgcn target without a device library.
   Sizes come from the dispatch packet, which every code object version can read. */

#define WL_PACKET_U16(offset) (((const __constant ushort *)__builtin_amdgcn_dispatch_ptr())[(offset) / 2])
#define WL_PACKET_U32(offset) (((const __constant uint *)__builtin_amdgcn_dispatch_ptr())[(offset) / 4])

static inline __attribute__((always_inline)) uint wl_local_id(uint d) {
  return d == 0 ? __builtin_amdgcn_workitem_id_x() : d == 1 ? __builtin_amdgcn_workitem_id_y() : d == 2 ? __builtin_amdgcn_workitem_id_z() : 0;
}
static inline __attribute__((always_inline)) uint wl_group_id(uint d) {
  return d == 0 ? __builtin_amdgcn_workgroup_id_x() : d == 1 ? __builtin_amdgcn_workgroup_id_y() : d == 2 ? __builtin_amdgcn_workgroup_id_z() : 0;
}
static inline __attribute__((always_inline)) uint wl_enqueued_local_size(uint d) { return d < 3 ? WL_PACKET_U16(4 + 2 * d) : 1; }
static inline __attribute__((always_inline)) size_t wl_global_size(uint d) { return d < 3 ? WL_PACKET_U32(12 + 4 * d) : 1; }
/* The last group along an axis may be smaller. */
static inline __attribute__((always_inline)) size_t wl_local_size(uint d) {
  uint full = wl_enqueued_local_size(d), rest = (uint)wl_global_size(d) - wl_group_id(d) * full;
  return rest < full ? rest : full;
}
static inline __attribute__((always_inline)) size_t wl_global_id(uint d) { return wl_group_id(d) * wl_enqueued_local_size(d) + wl_local_id(d); }

#define get_local_id(d) ((size_t)wl_local_id(d))
#define get_group_id(d) ((size_t)wl_group_id(d))
#define get_local_size(d) wl_local_size(d)
#define get_global_size(d) wl_global_size(d)
#define get_global_id(d) wl_global_id(d)

#define barrier(flags) do { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); __builtin_amdgcn_s_barrier(); __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "workgroup"); } while (0)
#define atomic_add(p, v) __scoped_atomic_fetch_add(p, v, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define atomic_inc(p) __scoped_atomic_fetch_add(p, 1u, __ATOMIC_RELAXED, __MEMORY_SCOPE_DEVICE)
#define rsqrt(x) (1.0f / __builtin_sqrtf(x))
#define sqrt(x) __builtin_sqrtf(x)
#define fabs(x) __builtin_fabsf(x)
#define rotate(x, by) __builtin_rotateleft32(x, by)
