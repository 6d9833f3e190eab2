; test isel precise-output
; target gfx1201
; What identifies the dispatch.

kernel %packetid {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = packetid.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %packetid target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %5.0:v2 = v_mov_b32_e32 %7.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %7.1
;;     global_store_b64 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %packetcompletionsig {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = packetcompletionsig.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %packetcompletionsig target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %10=s[2:3]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:s2 = s_load_b64 %7, 0x38
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_b64 %9, %6, %11 offset:256
;; }
;;     end
;; }
