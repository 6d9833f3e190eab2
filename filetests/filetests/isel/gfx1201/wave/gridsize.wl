; test isel precise-output
; target gfx1201
; Sizes of the grid: words of the dispatch packet.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridsize.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=s[2:3]:s2, %5=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %8, 0xc
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = v_mov_b32_e32 %0
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %y {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridsize.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=s[2:3]:s2, %5=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %8, 0x10
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = v_mov_b32_e32 %0
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %z {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridsize.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=s[2:3]:s2, %5=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %8, 0x14
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = v_mov_b32_e32 %0
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = gridsize.i64 0
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %9=s[2:3]:s2, %8=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %11, 0xc
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %6.0:v2 = v_mov_b32_e32 %0
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 0
;;     global_store_b64 %8, %7, %10 offset:256
;; }
;;     end
;; }
