; test isel precise-output
; target gfx1030
; The low half of 64 bits: no instruction.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ilow v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_dword %5, %4.0, %7 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ilow v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s4 = s_load_dwordx4 %6, null
;;     %3:v1 = v_mov_b32_e32 %7.2
;;     global_store_dword %5, %3, %7.0-1 offset:256
;; }
;;     end
;; }
