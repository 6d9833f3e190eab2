; test isel precise-output noinline
; target gfx1030
; What hardware tells the kernel keeps its register in functions; indices of the work-item are packed.

kernel %caller {
    param %out : i64 at 0 align 8
block0:
    v0 = workitemid.i32 0
    v1: i32 = call %f()
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    store.i32 global align 4 [v91], v1
    return
}
;; machine kernel %caller target gfx1030 wave 32 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %7=v0:v1, %8=v1:v1 = inputs
;;     v31 = v_mov_b32_e32 %7
;;     v31 = v_lshl_or_b32 %8, 10, v31
;;     %5=v0:v1 = call fn1 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %4:s2 = s_load_dwordx2 s[8:9], null
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %5, %4
;; }
;;     end
;; }

function %f {
block0:
    v0 = workitemid.i32 1
    v1 = workgroupid.i32 0
    v2 = gridsize.i32 0
    v3 = iadd.i32 v0, v1
    v4 = iadd.i32 v3, v2
    return v4
}
;; machine function %f target gfx1030 wave 32 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     inputs
;;     %10:v1 = v_bfe_u32 v31, 10, 10
;;     %7:s1 = s_load_dword s[4:5], 0xc
;;     %5:v1 = v_add3_u32 %10, s12, %7
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%0:v1) {
;;     results %0=v0
;; }
;;     return
;; }
