; test isel precise-output
; target gfx1201
; Null addresses of segments.

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 group
    v6 = nullptr.i32 private
    v7 = nullptr.i64 flat
    v8 = nullptr.i64 global
    store.i32 global align 4 [v4+256], v5
    store.i32 global align 4 [v4+260], v6
    store.i64 global align 8 [v4+264], v7
    store.i64 global align 8 [v4+272], v8
    return
}
;; machine kernel %all target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %14=v0:v1 = inputs
;;     %16:s2 = s_load_b64 %15, 0x0
;;     %12.0:v2 = v_mov_b32_e32 -1
;;     %13.1:v2 tied(%12) = v_mov_b32_e32 -1
;;     global_store_b64 %14, %13, %16 offset:256
;;     %6.0:v4 = v_mov_b32_e32 0
;;     %7.1:v4 tied(%6) = v_mov_b32_e32 0
;;     %8.2:v4 tied(%7) = v_mov_b32_e32 0
;;     %9.3:v4 tied(%8) = v_mov_b32_e32 0
;;     global_store_b128 %14, %9, %16 offset:264
;; }
;;     end
;; }

kernel %arg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 arg
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %arg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 -1
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }

kernel %kernarg {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i64 kernarg
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %kernarg target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 -1
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_b64 %6, %5, %8 offset:256
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i64 readonly
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %readonly target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 0
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_b64 %6, %5, %8 offset:256
;; }
;;     end
;; }

kernel %spill {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = nullptr.i32 spill
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %spill target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 -1
;;     global_store_b32 %3, %2, %5 offset:256
;; }
;;     end
;; }
