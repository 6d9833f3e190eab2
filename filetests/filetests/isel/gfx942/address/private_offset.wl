; test isel precise-output level=1
; target gfx942
; Offsets of private memory.
; Here are the forms whose code is not that of gfx900.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 0
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %zero target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     scratch_store_dword off, %4, off
;;     %3:v1 = scratch_load_dword off, off
;;     global_store_dword %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %middle {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 2000
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %middle target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     scratch_store_dword off, %4, off offset:2000
;;     %3:v1 = scratch_load_dword off, off offset:2000
;;     global_store_dword %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 4092
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %largest target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = v_mov_b32_e32 0xffc
;;     scratch_store_dword %5, %6, off
;;     %3:v1 = v_mov_b32_e32 0xffc
;;     %4:v1 = scratch_load_dword %3, off
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 4096
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %beyond target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     %5:v1 = v_mov_b32_e32 0x1000
;;     scratch_store_dword %5, %6, off
;;     %3:v1 = v_mov_b32_e32 0x1000
;;     %4:v1 = scratch_load_dword %3, off
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }

; The address is of the lane.
kernel %lane {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 private align 4 [v2+8], v2
    v5 = load.i32 private align 4 [v2+8]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %lane target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, 0x0
;;     scratch_store_dword %4, %4, off offset:8
;;     %3:v1 = scratch_load_dword %4, off offset:8
;;     global_store_dword %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    store.i32 private align 4 [v5], v2
    v6 = load.i32 private align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx942 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %9=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %7, 0x0
;;     %8:s1 = s_load_dword %7, 0x8
;;     %6:v1 = v_mov_b32_e32 %8
;;     scratch_store_dword %6, %9, off
;;     %5:v1 = scratch_load_dword %6, off offset:4
;;     global_store_dword %9, %5, %10 offset:256
;; }
;;     end
;; }
