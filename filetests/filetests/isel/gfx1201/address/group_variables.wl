; test isel precise-output
; target gfx1201
; Variables of group memory: their places are constants.

group %first : 16 align 16
group %second : 64 align 4

kernel %first {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %first
    v6 = load.i32 group align 4 [v5]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %4:v1 = ds_load_b32 %3
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %second {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %second
    v6 = load.i32 group align 4 [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %second target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %4:v1 = ds_load_b32 %3 offset:4
;;     global_store_b32 %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %indexed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %second
    v6 = iadd.i32 v5, v2
    v7 = load.i32 group align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %indexed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     %3:v1 = ds_load_b32 %4
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %wave_index {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = symbol_addr.i32 %second
    v7 = iadd.i32 v6, v5
    v8 = load.i32 group align 4 [v7]
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_index target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %6=v0:v1 = inputs
;;     %9:s4 = s_load_b128 %8, 0x0
;;     %4:v1 = v_mov_b32_e32 %9.2
;;     %5:v1 = ds_load_b32 %4
;;     global_store_b32 %6, %5, %9.0-1 offset:256
;; }
;;     end
;; }
