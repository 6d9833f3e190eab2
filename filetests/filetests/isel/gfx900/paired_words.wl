; test isel precise-output level=1
; target gfx900
; Two words of group memory in one instruction: the first load, or the last store, does both.

kernel %loads {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    v6 = load.i32 group align 4 [v2+4]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %loads target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = ds_read2_b32 %7 offset1:1
;;     %5:v1 = v_add_u32_e32 %6.0, %6.1
;;     global_store_dword %7, %5, %9
;; }
;;     end
;; }

; Apart, and backwards.
kernel %strided {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2+1020]
    v6 = load.f32 group align 4 [v2+64]
    v7 = bitcast.i32 v6
    v8 = iadd.i32 v5, v7
    store.i32 global align 4 [v4], v8
    return
}
;; machine kernel %strided target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v2 = ds_read2_b32 %8 offset0:255 offset1:16
;;     %5:v1 = v_add_u32_e32 %7.0, %7.1
;;     global_store_dword %8, %5, %10
;; }
;;     end
;; }

; Further than an offset of eight bits reaches; not by words. The first and the last load go over a store of other bytes.
kernel %apart {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    v6 = load.i32 group align 4 [v2+1024]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    v8 = load.i32 group align 2 [v2+2]
    store.i32 global align 4 [v4+4], v8
    v9 = load.i32 group align 4 [v2+8]
    store.i32 group align 4 [v2+16], v7
    v10 = load.i32 group align 4 [v2+12]
    v11 = iadd.i32 v9, v10
    store.i32 global align 4 [v4+8], v11
    return
}
;; machine kernel %apart target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %7:v2 = ds_read2_b32 %21 offset1:3
;;     %20:v1 = ds_read_b32 %21 offset:1024
;;     %19:v1 = v_add_u32_e32 %7.0, %20
;;     global_store_dword %21, %19, %23
;;     %11:v1 = ds_read_u8 %21 offset:2
;;     %12:v1 = ds_read_u8 %21 offset:3
;;     %13:v1 = v_lshl_or_b32 %12, 8, %11
;;     %14:v1 = ds_read_u8 %21 offset:4
;;     %15:v1 = v_lshl_or_b32 %14, 16, %13
;;     %16:v1 = ds_read_u8 %21 offset:5
;;     %17:v1 = v_lshl_or_b32 %16, 24, %15
;;     global_store_dword %21, %17, %23 offset:4
;;     %9:v1 = ds_read_b32 %21 offset:8
;;     ds_write_b32 %21, %19 offset:16
;;     %5:v1 = v_add_u32_e32 %9, %7.1
;;     global_store_dword %21, %5, %23 offset:8
;; }
;;     end
;; }

kernel %stores {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = iconst.i32 77
    store.i32 group align 4 [v2+8], v2
    store.i32 group align 4 [v2], v3
    return
}
;; machine kernel %stores target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=v0:v1 = inputs
;;     %1:v1 = v_mov_b32_e32 0x4d
;;     ds_write2_b32 %2, %2, %1 offset0:2
;; }
;;     end
;; }

; What is loaded between may be what was stored.
kernel %load_between_stores {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    v5 = load.i32 group align 4 [v2+2]
    store.i32 group align 4 [v2+4], v2
    store.i32 global align 4 [v4], v5
    return
}
;; machine kernel %load_between_stores target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     ds_write_b32 %4, %4
;;     %3:v1 = ds_read_b32 %4 offset:2
;;     ds_write_b32 %4, %4 offset:4
;;     global_store_dword %4, %3, %6
;; }
;;     end
;; }

; A barrier shows what others wrote.
kernel %barrier_between {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    barrier width all
    v6 = load.i32 group align 4 [v2+4]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %barrier_between target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = ds_read_b32 %8
;;     s_waitcnt lgkmcnt(0)
;;     s_barrier
;;     %6:v1 = ds_read_b32 %8 offset:4
;;     %5:v1 = v_add_u32_e32 %7, %6
;;     global_store_dword %8, %5, %10
;; }
;;     end
;; }

; Sums of what stands before, in place: each load goes over the store in front of it, and each store over the load after it.
kernel %running_sums {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 group align 4 [v2], v2
    v6 = load.i32 group align 4 [v2+16]
    store.i32 group align 4 [v2+16], v5
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %running_sums target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v2 = ds_read2_b32 %7 offset1:4
;;     ds_write2_b32 %7, %7, %6.0 offset1:4
;;     %5:v1 = v_add_u32_e32 %6.0, %6.1
;;     global_store_dword %7, %5, %9
;; }
;;     end
;; }

; The second load reads what was stored between.
kernel %what_was_stored {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 group align 4 [v2+8], v2
    v6 = load.i32 group align 4 [v2+8]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %what_was_stored target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = ds_read_b32 %8
;;     ds_write_b32 %8, %8 offset:8
;;     %6:v1 = ds_read_b32 %8 offset:8
;;     %5:v1 = v_add_u32_e32 %7, %6
;;     global_store_dword %8, %5, %10
;; }
;;     end
;; }

; The first store moves to the second one, so that the last load, which reads what it stored, goes over neither.
kernel %crossing {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    v5 = load.i32 group align 4 [v2+8]
    store.i32 group align 4 [v2+4], v2
    v6 = load.i32 group align 4 [v2]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %crossing target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = ds_read_b32 %8 offset:8
;;     ds_write2_b32 %8, %8, %8 offset1:1
;;     %6:v1 = ds_read_b32 %8
;;     %5:v1 = v_add_u32_e32 %7, %6
;;     global_store_dword %8, %5, %10
;; }
;;     end
;; }

; Of another address nobody knows whether it is the same.
kernel %other_address {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 group align 4 [v5+64], v2
    v6 = load.i32 group align 4 [v2+8]
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4], v7
    return
}
;; machine kernel %other_address target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = ds_read_b32 %8
;;     ds_write_b32 %7, %8 offset:64
;;     %6:v1 = ds_read_b32 %8 offset:8
;;     %5:v1 = v_add_u32_e32 %7, %6
;;     global_store_dword %8, %5, %10
;; }
;;     end
;; }
