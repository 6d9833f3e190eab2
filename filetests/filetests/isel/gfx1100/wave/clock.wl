; test isel precise-output
; target gfx1100
; The counter of the machine, in 64 bits.
; Here are the forms whose code is not that of gfx1030.

kernel %clock {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = clock.i64
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %clock target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, null
;;     %7:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %5.0:v2 = v_mov_b32_e32 %7.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %7.1
;;     global_store_b64 %8, %6, %10 offset:256
;; }
;;     end
;; }

kernel %difference {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = clock.i64
    v6 = clock.i64
    v7 = isub.i64 v6, v5
    store.i64 global align 8 [v4+256], v7
    return
}
;; machine kernel %difference target gfx1100 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_b64 %16, null
;;     %14:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %13:s2 = s_sendmsg_rtn_b64 sendmsg(MSG_RTN_GET_REALTIME)
;;     %11.0:s2 = s_sub_u32 %13.0, %14.0 makes scc
;;     %12.1:s2 tied(%11) = s_subb_u32 %13.1, %14.1
;;     %5.0:v2 = v_mov_b32_e32 %12.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %12.1
;;     global_store_b64 %15, %6, %17 offset:256
;; }
;;     end
;; }
