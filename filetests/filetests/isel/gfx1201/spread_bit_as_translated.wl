; test isel level=0 precise-output
; target gfx1201
; Zero where a bit is zero, a value where it is one: no comparison. The mid-end has the comparison the other way round.

kernel %zero_first {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = iconst.i32 16
    v2 = iconst.i32 0
    v3 = band.i32 v0, v1
    v4 = icmp.eq v3, v2
    v5 = iconst.i32 0xedb88320
    v6 = select.i32 v4, v2, v5
    store.i32 global align 4 [v91], v6
    return
}
;; machine kernel %zero_first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %8=v0:v1 = inputs
;;     %7:s2 = s_load_b64 %6, 0x0
;;     %4:v1 = v_bfe_i32 %8, 4, 1
;;     %5:v1 = v_and_b32_e32 0xedb88320, %4
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_b32 %1, %5, %7
;; }
;;     end
;; }
