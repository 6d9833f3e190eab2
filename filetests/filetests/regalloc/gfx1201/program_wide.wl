; test regalloc precise-output vgprs=10
; target gfx1201
; Quads that do not fit at the same time go to memory as far as they must.

kernel %k {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i32 kernarg align 4 width all [v0+8]
    v3 = workitemid.i32 0
    v4 = uextend.i64 v3
    v5 = iadd.i64 v1, v4
    v10 = load.i32x4 global align 16 [v5+0]
    v11 = load.i32x4 global align 16 [v5+16]
    v12 = load.i32x4 global align 16 [v5+32]
    store.i32x4 global align 16 [v5+100], v12
    store.i32x4 global align 16 [v5+116], v11
    store.i32x4 global align 16 [v5+132], v10
    return
}
;; machine kernel %k target gfx1201 wave 32 after regalloc {
;;     .vgprs 10
;; mb0: wave of block1
;;     s[0:1], v0 = inputs
;;     s[0:1] = s_load_b64 s[0:1], 0x0
;;     v[1:4] = global_load_b128 v0, s[0:1] offset:32
;;     global_store_b128 v0, v[1:4], s[0:1] offset:100
;;     v[1:4] = global_load_b128 v0, s[0:1] offset:16
;;     global_store_b128 v0, v[1:4], s[0:1] offset:116
;;     v[1:4] = global_load_b128 v0, s[0:1]
;;     global_store_b128 v0, v[1:4], s[0:1] offset:132
;;     end
;; }
