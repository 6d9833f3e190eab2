; test isel precise-output
; target gfx1201
; Barriers: everything shared is complete before.

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
;; machine kernel %barrier target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     ds_store_b32 %4, %4
;;     s_wait_storecnt 0x0
;;     s_wait_loadcnt_dscnt 0x0
;;     s_barrier_signal -1
;;     s_barrier_wait 0xffff
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
;; machine kernel %wavebarrier target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     ds_store_b32 %4, %4
;;     s_wait_loadcnt 0xff
;;     %3:v1 = ds_load_b32 %4 offset:4
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
