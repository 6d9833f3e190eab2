; test isel precise-output
; target gfx1201
; Indices of the work-group: given in scalar registers.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupid.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:s1 = s_mov_b32 ttmp9
;;     %3:v1 = v_mov_b32_e32 %4
;;     global_store_b32 %5, %3, %7 offset:256
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
    v5 = workgroupid.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:s1 = s_and_b32 ttmp7, 0xffff
;;     %3:v1 = v_mov_b32_e32 %4
;;     global_store_b32 %5, %3, %7 offset:256
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
    v5 = workgroupid.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:s1 = s_lshr_b32 ttmp7, 16
;;     %3:v1 = v_mov_b32_e32 %4
;;     global_store_b32 %5, %3, %7 offset:256
;; }
;;     end
;; }

kernel %two {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupid.i32 0
    v6 = workgroupid.i32 1
    v7 = iadd.i32 v5, v6
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %two target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:s1 = s_mov_b32 ttmp9
;;     %7:s1 = s_and_b32 ttmp7, 0xffff
;;     %6:s1 = s_add_co_u32 %8, %7
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %9, %3, %11 offset:256
;; }
;;     end
;; }
