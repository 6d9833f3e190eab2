// nested loops, both divergent
#define ATOM(i) __opencl_atomic_fetch_add((volatile __global atomic_uint *)out + (i), 1u, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
__kernel void shape(__global unsigned *out, unsigned n)
{
    unsigned x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    unsigned i = 0;
#pragma unroll 1
    do {
        unsigned j = 0;
#pragma unroll 1
        do {
            ATOM(0);
            j++;
        } while (j < x);
        ATOM(1);
        i++;
    } while (i < x);
}
