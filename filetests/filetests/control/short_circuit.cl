// two conditions, the second only where the first holds
#define ATOM(i) __opencl_atomic_fetch_add((volatile __global atomic_uint *)out + (i), 1u, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
__kernel void shape(__global unsigned *out, unsigned n)
{
    unsigned x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    if (x < 5 && ((volatile __global unsigned *)out)[x] == 7)
        ATOM(0);
}
