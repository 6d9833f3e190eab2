// switch with four cases and no default
#define ATOM(i) __opencl_atomic_fetch_add((volatile __global atomic_uint *)out + (i), 1u, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
__kernel void shape(__global unsigned *out, unsigned n)
{
    unsigned x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    switch (x & 3) {
    case 0: ATOM(0); break;
    case 1: ATOM(1); break;
    case 2: ATOM(2); break;
    case 3: ATOM(3); break;
    }
}
