; test isel precise-output
; target gfx1201
; Comparisons of lanes are masks; a choice reads one.

kernel %choice {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = iconst.i32 9
    v2 = icmp.ult v0, v1
    v3 = icmp.ne v0, v1
    v4 = band.b1 v2, v3
    v5 = select.i32 v4, v0, v1
    store.i32 global align 4 [v91], v5
    return
}
;; machine kernel %choice target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %13=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %10:s1 = v_cmp_lt_u32_e64 %13, 9
;;     %9:s1 = v_cmp_ne_u32_e64 %13, 9
;;     %8:s1 = s_and_b32 %10, %9
;;     %5:v1 = v_cndmask_b32_e64 9, %13, %8
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %5, %12
;; }
;;     end
;; }
