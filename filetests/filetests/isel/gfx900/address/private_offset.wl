; test isel precise-output level=1
; target gfx900
; Offsets of private memory.

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
;; machine kernel %zero target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %7=s[4:5]:s2, %4=s7:s1, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     buffer_store_dword %6, off, %3, %4
;;     %5:v1 = buffer_load_dword off, %3, %4
;;     global_store_dword %6, %5, %8 offset:256
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
;; machine kernel %middle target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %7=s[4:5]:s2, %4=s7:s1, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     buffer_store_dword %6, off, %3, %4 offset:2000
;;     %5:v1 = buffer_load_dword off, %3, %4 offset:2000
;;     global_store_dword %6, %5, %8 offset:256
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
;; machine kernel %largest target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:3]:s4, %9=s[4:5]:s2, %5=s7:s1, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = v_mov_b32_e32 0xffc
;;     buffer_store_dword %8, %7, %4, %5 offen
;;     %3:v1 = v_mov_b32_e32 0xffc
;;     %6:v1 = buffer_load_dword %3, %4, %5 offen
;;     global_store_dword %8, %6, %10 offset:256
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
;; machine kernel %beyond target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:3]:s4, %9=s[4:5]:s2, %5=s7:s1, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, 0x0
;;     %7:v1 = v_mov_b32_e32 0x1000
;;     buffer_store_dword %8, %7, %4, %5 offen
;;     %3:v1 = v_mov_b32_e32 0x1000
;;     %6:v1 = buffer_load_dword %3, %4, %5 offen
;;     global_store_dword %8, %6, %10 offset:256
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
;; machine kernel %lane target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %7=s[4:5]:s2, %4=s7:s1, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     buffer_store_dword %6, %6, %3, %4 offen offset:8
;;     %5:v1 = buffer_load_dword %6, %3, %4 offen offset:8
;;     global_store_dword %6, %5, %8 offset:256
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
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:3]:s4, %9=s[4:5]:s2, %6=s7:s1, %11=v0:v1 = inputs
;;     %12:s2 = s_load_dwordx2 %9, 0x0
;;     %10:s1 = s_load_dword %9, 0x8
;;     %8:v1 = v_mov_b32_e32 %10
;;     buffer_store_dword %11, %8, %5, %6 offen
;;     %7:v1 = buffer_load_dword %8, %5, %6 offen offset:4
;;     global_store_dword %11, %7, %12 offset:256
;; }
;;     end
;; }
