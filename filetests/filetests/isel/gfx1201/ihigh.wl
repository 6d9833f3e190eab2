; test isel precise-output
; target gfx1201
; The high half of 64 bits: no instruction.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ihigh v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v2 = global_load_b64 %5, %7
;;     global_store_b32 %5, %4.1, %7 offset:256
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
    v6 = ihigh v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s4 = s_load_b128 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 %7.3
;;     global_store_b32 %5, %3, %7.0-1 offset:256
;; }
;;     end
;; }

; The low half is computed for its carry.
kernel %of_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = iadd.i64 v5, v6
    v8 = ihigh v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %of_sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v4 = global_load_b128 %13, %15
;;     %10.0:v2, %7:s1 = v_add_co_u32 %12.0, %12.2
;;     %11.1:v2 tied(%10), %9:s1 = v_add_co_ci_u32_e64 %12.1, %12.3, %7
;;     global_store_b32 %13, %11.1, %15 offset:256
;; }
;;     end
;; }
