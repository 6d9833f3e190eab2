; test isel precise-output
; target gfx1201
; Stores of words, pairs and vectors.

kernel %word {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 global align 4 [v4+8], v2
    return
}
;; machine kernel %word target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:1]:s2, %2=v0:v1 = inputs
;;     %4:s2 = s_load_b64 %3, 0x0
;;     global_store_b32 %2, %2, %4 offset:8
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
    store.i64 global align 8 [v4+8], v5
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6
;;     global_store_b64 %4, %3, %6 offset:8
;; }
;;     end
;; }

kernel %double {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64 global align 8 [v4+0]
    store.f64 global align 8 [v4+8], v5
    return
}
;; machine kernel %double target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v2 = global_load_b64 %4, %6
;;     global_store_b64 %4, %3, %6 offset:8
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 global align 8 [v4+0]
    store.i32x4 global align 16 [v4+16], v5
    return
}
;; machine kernel %quad target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v4 = global_load_b128 %4, %6
;;     global_store_b128 %4, %3, %6 offset:16
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 5
    store.i32 global align 4 [v4+8], v5
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_b64 %4, 0x0
;;     %2:v1 = v_mov_b32_e32 5
;;     global_store_b32 %3, %2, %5 offset:8
;; }
;;     end
;; }

kernel %long_constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i64 5
    store.i64 global align 8 [v4+8], v5
    return
}
;; machine kernel %long_constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %4.0:v2 = v_mov_b32_e32 5
;;     %5.1:v2 tied(%4) = v_mov_b32_e32 0
;;     global_store_b64 %6, %5, %8 offset:8
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
    store.i32 global align 4 [v4+8], v5
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %4=v0:v1 = inputs
;;     %7:s4 = s_load_b128 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 %7.2
;;     global_store_b32 %4, %3, %7.0-1 offset:8
;; }
;;     end
;; }
