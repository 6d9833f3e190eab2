; test isel precise-output
; target gfx1030
; Lets other waves run.

kernel %pause {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    pause
    return
}
;; machine kernel %pause target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     inputs
;;     s_sleep 8
;; }
;;     end
;; }
