; test isel precise-output wave=64
; target gfx1201
; EXEC is a pair.

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = icmp.ult v5, v6
    branch v7, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %lanes target gfx1201 wave 64 after isel {
;; mb0: wave -> mb1 of block3
;; lanes -> mb3, mb1 {
;;     %24=s[0:1]:s2, %23=v0:v1 = inputs
;;     %25:s2 = s_load_b64 %24, 0x0
;;     %21.0:v2, %18:s2 early = v_add_co_u32 %25.0, %23
;;     %22.1:v2 tied(%21), %20:s2 early = v_add_co_ci_u32_e64 %25.1, 0, %18
;;     %16:v2 = global_load_b64 %23, %25
;;     %13:s2 early = v_cmp_lt_u32_e64 %16.0, %16.1
;; }
;;     %11:s2 = s_mov_b64 exec
;;     %10:s2 = s_mov_b64 exec
;;     %8:s2 = s_and_b64 %10, %13
;;     %7:s2 = s_and_not1_b64 %10, %13
;;     exec = s_mov_b64 %7
;;     jump mb1
;; mb1: wave -> mb3, mb2 of block8
;; lanes -> mb5 {
;; }
;;     exec = s_mov_b64 %8
;;     branch.execnz mb3, mb2
;; mb2: wave -> mb4 of block9
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb5 {
;;     global_store_b32 %22, %16.0, off offset:256
;; }
;;     jump mb4
;; mb4: wave -> mb5 of block5
;;     exec = s_mov_b64 %11
;;     jump mb5
;; mb5: wave of block6
;; lanes {
;; }
;;     end
;; }

kernel %wave_mask {
    param %p : i64 at 0 align 8
    param %c : i64 at 8 align 8
    param %d : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i64 kernarg align 8 width all [v0+8]
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = icmp.ult v6, v7
    branch v8, block1, block2
block1:
    store.i32 global align 4 [v4+256], v5
    jump block2
block2:
    return
}
;; machine kernel %wave_mask target gfx1201 wave 64 after isel {
;; mb0: wave -> mb1, mb2 of block3
;; lanes -> mb3, mb2 {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s8 = s_load_b256 %16, 0x0
;;     %13.0:v2, %10:s2 early = v_add_co_u32 %17.0, %15
;;     %14.1:v2 tied(%13), %12:s2 early = v_add_co_ci_u32_e64 %17.1, 0, %10
;;     %8:v1 = global_load_b32 %15, %17.0-1
;;     %5:s2 early = v_cmp_lt_u64_e64 %17.2-3, %17.4-5
;; }
;;     vcc = s_and_b64 exec, %5 kills vcc
;;     branch.vccnz mb1, mb2
;; mb1: wave -> mb3 of block6
;;     jump mb3
;; mb2: wave -> mb4 of block8
;; lanes -> mb4 {
;; }
;;     jump mb4
;; mb3: wave -> mb4 of block4
;; lanes -> mb4 {
;;     global_store_b32 %14, %8, off offset:256
;; }
;;     jump mb4
;; mb4: wave of block5
;; lanes {
;; }
;;     end
;; }
