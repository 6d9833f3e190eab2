// if: lanes that take it and lanes that pass it by
#define ATOM(i) __opencl_atomic_fetch_add((volatile __global atomic_uint *)out + (i), 1u, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
__kernel void shape(__global unsigned *out, unsigned n)
{
    unsigned x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    if (x < 5)
        ATOM(0);
}
