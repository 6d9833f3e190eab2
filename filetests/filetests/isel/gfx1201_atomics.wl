; test isel precise-output
; target gfx1201
; Atomic operations, with and without the old value.

kernel %atomics {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = atomic_rmw.i32 add global align 4 rlx agent [v91], v0
    atomic_rmw_noret.i32 umax global align 4 rlx agent [v91+4], v1
    return
}
;; machine kernel %atomics target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_atomic_add_u32 %3, %8, %7 th:TH_ATOMIC_RETURN scope:SCOPE_DEV
;;     %1:v1 = v_mov_b32_e32 0
;;     global_atomic_max_u32 %1, %5, %7 offset:4 scope:SCOPE_DEV
;; }
;;     end
;; }
