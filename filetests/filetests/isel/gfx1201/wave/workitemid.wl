; test isel precise-output
; target gfx1201
; Indices of work-items in the group: given in registers, as fields of one where they are packed.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemid.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_b64 %3, 0x0
;;     global_store_b32 %2, %2, %4 offset:256
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
    v5 = workitemid.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %3=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %3
;;     %4:v1 = v_bfe_u32 %3, 10, 10
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
    v5 = workitemid.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %3=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %5:v1 = v_and_b32_e32 0x3ff, %3
;;     %4:v1 = v_lshrrev_b32_e32 20, %3
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workitemid.i32 1
    v6 = workitemid.i32 2
    v7 = iadd.i32 v5, v6
    v8 = iadd.i32 v7, v2
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %6=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %9:v1 = v_and_b32_e32 0x3ff, %6
;;     %8:v1 = v_bfe_u32 %6, 10, 10
;;     %7:v1 = v_lshrrev_b32_e32 20, %6
;;     %5:v1 = v_add3_u32 %8, %7, %9
;;     global_store_b32 %9, %5, %11 offset:256
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
    v5 = workitemid.i64 0
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %5.0:v2 = v_mov_b32_e32 %7
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_b64 %7, %6, %9 offset:256
;; }
;;     end
;; }
