; test isel precise-output
; target gfx1201
; Reversed bits; of 64 bits the halves change places.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = bitrev.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_bfrev_b32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = bitrev.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %5:s1 = s_brev_b32 %9.2
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %3, %9.0-1 offset:256
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
    v5 = load.i64 global align 8 [v4+0]
    v6 = bitrev.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %6.0:v2 = v_bfrev_b32_e32 %8.1
;;     %7.1:v2 tied(%6) = v_bfrev_b32_e32 %8.0
;;     global_store_b64 %9, %7, %11 offset:256
;; }
;;     end
;; }

kernel %long_wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = bitrev.i64 v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %long_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s4 = s_load_b128 %10, 0x0
;;     %8:s2 = s_brev_b64 %11.2-3
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %6, %11.0-1 offset:256
;; }
;;     end
;; }
