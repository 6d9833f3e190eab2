; test isel precise-output
; target gfx1100
; Barriers: everything shared is complete before.
; Here are the forms whose code is not that of gfx1030.

kernel %barrier {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    barrier
    v5 = load.i32 group align 4 [v2+4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %barrier target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     ds_store_b32 %4, %4
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     s_barrier
;;     %3:v1 = ds_load_b32 %4 offset:4
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }

; The lanes of a wave run in step: no instruction.
kernel %wavebarrier {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    store.i32 group align 4 [v2], v2
    wavebarrier
    v5 = load.i32 group align 4 [v2+4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %wavebarrier target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, null
;;     ds_store_b32 %4, %4
;;     s_waitcnt vmcnt(63) expcnt(7) lgkmcnt(63)
;;     %3:v1 = ds_load_b32 %4 offset:4
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
