; test isel precise-output
; target gfx1201
; Offsets of group accesses: 16 bits without a sign, of which what wraps around is not used.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = load.i32 group align 4 [v2+0xfefc]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %largest target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4 offset:65276
;;     global_store_b32 %4, %3, %6 offset:256
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
    v5 = load.i32 group align 4 [v2+0xff00]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_add_nc_u32_e32 0xff00, %5
;;     %4:v1 = ds_load_b32 %3
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2-4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %negative target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_add_nc_u32_e32 -4, %5
;;     %4:v1 = ds_load_b32 %3
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

; A constant that was added is an offset, too, if it cannot wrap.
kernel %sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 64
    v6 = iadd.i32 v2, v5
    v7 = load.i32 group align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %sum target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4 offset:64
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
