; test isel precise-output
; target gfx1030
; Indices of work-items in the group: given in registers, as fields of one where they are packed.
; Here are the forms whose code is not that of gfx1201.

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
;; machine kernel %x target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_dwordx2 %3, null
;;     global_store_dword %2, %2, %4 offset:256
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
;; machine kernel %y target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1, %3=v1:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %z target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1, %3=v2:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     global_store_dword %4, %3, %6 offset:256
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
;; machine kernel %all target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1, %7=v1:v1, %6=v2:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %5:v1 = v_add3_u32 %7, %6, %8
;;     global_store_dword %8, %5, %10 offset:256
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
;; machine kernel %long target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %5.0:v2 = v_mov_b32_e32 %7
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 0
;;     global_store_dwordx2 %7, %6, %9 offset:256
;; }
;;     end
;; }
