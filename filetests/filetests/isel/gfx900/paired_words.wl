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

; Further than an offset of eight bits reaches; not by words; with a store between.
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
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, 0x0
;;     %21:v1 = ds_read_b32 %22
;;     %20:v1 = ds_read_b32 %22 offset:1024
;;     %19:v1 = v_add_u32_e32 %21, %20
;;     global_store_dword %22, %19, %24
;;     %10:v1 = ds_read_u8 %22 offset:2
;;     %11:v1 = ds_read_u8 %22 offset:3
;;     %12:v1 = v_lshl_or_b32 %11, 8, %10
;;     %13:v1 = ds_read_u8 %22 offset:4
;;     %14:v1 = v_lshl_or_b32 %13, 16, %12
;;     %15:v1 = ds_read_u8 %22 offset:5
;;     %16:v1 = v_lshl_or_b32 %15, 24, %14
;;     global_store_dword %22, %16, %24 offset:4
;;     %8:v1 = ds_read_b32 %22 offset:8
;;     ds_write_b32 %22, %19 offset:16
;;     %6:v1 = ds_read_b32 %22 offset:12
;;     %5:v1 = v_add_u32_e32 %8, %6
;;     global_store_dword %22, %5, %24 offset:8
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
