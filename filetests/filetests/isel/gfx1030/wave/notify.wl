; test isel precise-output
; target gfx1030
; Interrupts the host.
; Here are the forms whose code is not that of gfx1201.

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
    notify v5
    return
}
;; machine kernel %wave target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2 = inputs
;;     %3:s1 = s_load_dword %2, 0x8
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     %1:v1 = v_mov_b32_e32 %3
;;     m0 = v_readfirstlane_b32 %1
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;; }
;;     end
;; }

kernel %notify_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    notify v5
    return
}
;; machine kernel %notify_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, null
;;     %4:v1 = global_load_dword %5, %7
;;     s_waitcnt vmcnt(0) lgkmcnt(0)
;;     s_waitcnt_vscnt null, 0x0
;;     %1:v1 = v_mov_b32_e32 %4
;;     m0 = v_readfirstlane_b32 %1
;;     s_sendmsg sendmsg(MSG_INTERRUPT)
;; }
;;     end
;; }
