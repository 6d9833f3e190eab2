// loop with a break and a continue
#define ATOM(i) __opencl_atomic_fetch_add((volatile __global atomic_uint *)out + (i), 1u, __ATOMIC_RELAXED, __OPENCL_MEMORY_SCOPE_DEVICE)
__kernel void shape(__global unsigned *out, unsigned n)
{
    unsigned x = __builtin_amdgcn_workgroup_id_x() * 64 + __builtin_amdgcn_workitem_id_x();
    unsigned i = 0;
#pragma unroll 1
    do {
        i++;
        unsigned y = i * x;
        if (y == 12)
            break;
        if ((y & 3) == 0)
            continue;
        ATOM(0);
    } while (i < n);
    ATOM(1);
}
