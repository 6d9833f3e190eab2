; test isel precise-output
; target gfx1201
; Variables of private memory.

kernel %own {
    param %p : i64 at 0 align 8
    private %own : 160 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    store.i32 private align 4 [v5+8], v2
    v6 = iadd.i32 v5, v2
    v7 = load.i32 private align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %own target gfx1201 wave 32 after isel {
;;     .private 160
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_b64 %5, 0x0
;;     scratch_store_b32 off, %4, off offset:8
;;     %3:v1 = scratch_load_b32 %4, off
;;     global_store_b32 %4, %3, %6 offset:256
;; }
;;     end
;; }
