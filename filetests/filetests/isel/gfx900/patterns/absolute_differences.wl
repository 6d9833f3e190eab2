; test isel precise-output noinline
; target gfx900
; Absolute differences of small numbers are instructions, with what is added to them; those of all bytes or halves of two words are one.

; A number of 24 bits each.
function %small {
block0(v0: i32, v1: i32, v2: i32):
    v3 = iconst.i32 8
    v4 = ushr.i32 v0, v3
    v5 = ushr.i32 v1, v3
    v6 = isub.i32 v4, v5
    v7 = iabs.i32 v6
    v8 = iadd.i32 v2, v7
    return v8
}
;; machine function %small target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%7) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1, %2=v2:v1 = inputs
;;     %9:v1 = v_lshrrev_b32_e32 8, %0
;;     %8:v1 = v_lshrrev_b32_e32 8, %1
;;     %7:v1 = v_sad_u32 %9, %8, %2
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%3:v1) {
;;     results %3=v0
;; }
;;     return
;; }

; Nothing is added.
function %alone {
block0(v0: i16, v1: i16):
    v2 = uextend.i32 v0
    v3 = uextend.i32 v1
    v4 = isub.i32 v2, v3
    v5 = iabs.i32 v4
    return v5
}
;; machine function %alone target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%6) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1 = inputs
;;     %8:v1 = v_and_b32_e32 0xffff, %0
;;     %7:v1 = v_and_b32_e32 0xffff, %1
;;     %6:v1 = v_sad_u32 %8, %7, 0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v1) {
;;     results %2=v0
;; }
;;     return
;; }

; Signs, or more than 24 bits: the difference may wrap.
function %large {
block0(v0: i32, v1: i32, v2: i16, v3: i16):
    v4 = isub.i32 v0, v1
    v5 = iabs.i32 v4
    v6 = sextend.i32 v2
    v7 = sextend.i32 v3
    v8 = isub.i32 v6, v7
    v9 = iabs.i32 v8
    return v5, v9
}
;; machine function %large target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%18, %10) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1, %2=v2:v1, %3=v3:v1 = inputs
;;     %19:v1 = v_sub_u32_e32 %0, %1
;;     %17:v1 = v_sub_u32_e32 0, %19
;;     %18:v1 = v_max_i32_e32 %19, %17
;;     %13:v1 = v_sub_u32_sdwa sext(%2), sext(%3) dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
;;     %9:v1 = v_sub_u32_e32 0, %13
;;     %10:v1 = v_max_i32_e32 %13, %9
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%4:v1, %5:v1) {
;;     results %4=v0, %5=v1
;; }
;;     return
;; }

; The bytes of two words, in any order, and a number.
function %bytes {
block0(v0: i32, v1: i32, v2: i32):
    v3 = iconst.i32 255
    v4 = iconst.i32 8
    v5 = iconst.i32 16
    v6 = iconst.i32 24
    v7 = band.i32 v0, v3
    v8 = band.i32 v1, v3
    v9 = isub.i32 v7, v8
    v10 = iabs.i32 v9
    v11 = ubitextract.i32 v0, v4, v4
    v12 = ubitextract.i32 v1, v4, v4
    v13 = isub.i32 v12, v11
    v14 = iabs.i32 v13
    v15 = ubitextract.i32 v0, v5, v4
    v16 = ubitextract.i32 v1, v5, v4
    v17 = isub.i32 v15, v16
    v18 = iabs.i32 v17
    v19 = ushr.i32 v0, v6
    v20 = ushr.i32 v1, v6
    v21 = isub.i32 v19, v20
    v22 = iabs.i32 v21
    v23 = iadd.i32 v22, v10
    v24 = iadd.i32 v18, v14
    v25 = iadd.i32 v23, v24
    v26 = iadd.i32 v25, v2
    return v26
}
;; machine function %bytes target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%5) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1, %2=v2:v1 = inputs
;;     %5:v1 = v_sad_u8 %0, %1, %2
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%3:v1) {
;;     results %3=v0
;; }
;;     return
;; }

; Both halves, and nothing else.
function %halves {
block0(v0: i32, v1: i32):
    v2 = iconst.i32 65535
    v3 = iconst.i32 16
    v4 = band.i32 v0, v2
    v5 = band.i32 v1, v2
    v6 = isub.i32 v4, v5
    v7 = iabs.i32 v6
    v8 = ushr.i32 v0, v3
    v9 = ushr.i32 v1, v3
    v10 = isub.i32 v8, v9
    v11 = iabs.i32 v10
    v12 = iadd.i32 v7, v11
    return v12
}
;; machine function %halves target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%4) {
;;     inputs
;;     %0=v0:v1, %1=v1:v1 = inputs
;;     %4:v1 = v_sad_u16 %0, %1, 0
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%2:v1) {
;;     results %2=v0
;; }
;;     return
;; }

; A byte of another word among them: three differences, and one.
function %others {
block0(v0: i32, v1: i32, v2: i32):
    v3 = iconst.i32 255
    v4 = iconst.i32 8
    v5 = iconst.i32 16
    v6 = iconst.i32 24
    v7 = band.i32 v2, v3
    v8 = band.i32 v1, v3
    v9 = isub.i32 v7, v8
    v10 = iabs.i32 v9
    v11 = ubitextract.i32 v0, v4, v4
    v12 = ubitextract.i32 v1, v4, v4
    v13 = isub.i32 v12, v11
    v14 = iabs.i32 v13
    v15 = ubitextract.i32 v0, v5, v4
    v16 = ubitextract.i32 v1, v5, v4
    v17 = isub.i32 v15, v16
    v18 = iabs.i32 v17
    v19 = ushr.i32 v0, v6
    v20 = ushr.i32 v1, v6
    v21 = isub.i32 v19, v20
    v22 = iabs.i32 v21
    v23 = iadd.i32 v22, v10
    v24 = iadd.i32 v18, v14
    v25 = iadd.i32 v23, v24
    return v25
}
;; machine function %others target gfx900 wave 64 after isel {
;; mb0: wave -> mb1 of block2
;; lanes -> mb1(%8) {
;;     inputs
;;     %2=v0:v1, %1=v1:v1, %0=v2:v1 = inputs
;;     %29:v1 = v_and_b32_e32 0xff, %0
;;     %28:v1 = v_and_b32_e32 0xff, %1
;;     %27:v1 = v_sad_u32 %29, %28, 0
;;     %24:v1 = v_bfe_u32 %2, 8, 8
;;     %23:v1 = v_bfe_u32 %1, 8, 8
;;     %22:v1 = v_sad_u32 %23, %24, 0
;;     %19:v1 = v_bfe_u32 %2, 16, 8
;;     %18:v1 = v_bfe_u32 %1, 16, 8
;;     %17:v1 = v_lshrrev_b32_e32 24, %2
;;     %16:v1 = v_lshrrev_b32_e32 24, %1
;;     %15:v1 = v_sad_u32 %17, %16, 0
;;     %12:v1 = v_sad_u32 %19, %18, %22
;;     %8:v1 = v_add3_u32 %15, %27, %12
;; }
;;     jump mb1
;; mb1: wave of block3
;; lanes(%3:v1) {
;;     results %3=v0
;; }
;;     return
;; }

kernel %all {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5, v6, v7 = load.i32 global align 4 [v4]
    v8, v9 = load.i16 global align 2 [v4+12]
    v10: i32 = call %small(v5, v6, v7)
    v11: i32 = call %alone(v8, v9)
    v12: i32, v13: i32 = call %large(v5, v6, v8, v9)
    v14: i32 = call %bytes(v5, v6, v7)
    v15: i32 = call %halves(v5, v6)
    v16: i32 = call %others(v5, v6, v7)
    store.i32 global align 4 [v4], v10, v11, v12, v13
    store.i32 global align 4 [v4+16], v14, v15, v16
    return
}
;; machine kernel %all target gfx900 wave 64 after isel {
;;     .convention caller
;; mb0: wave of block1
;; lanes {
;;     %39=v0:v1 = inputs
;;     %41:s2 = s_load_dwordx2 s[8:9], 0x0
;;     %38:v4 = global_load_dwordx4 %39, %41
;;     %37:v1 = v_lshrrev_b32_e32 16, %38.3
;;     %42:v1 = v_mov_b32_e32 %38.0
;;     %43:v1 = v_mov_b32_e32 %38.1
;;     %44:v1 = v_mov_b32_e32 %38.2
;;     %34=v0:v1 = call fn0, %42=v0, %43=v1, %44=v2 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %45:v1 = v_mov_b32_e32 %38.3
;;     %33=v0:v1 = call fn1, %45=v0, %37=v1 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %46:v1 = v_mov_b32_e32 %38.0
;;     %47:v1 = v_mov_b32_e32 %38.1
;;     %48:v1 = v_mov_b32_e32 %38.3
;;     %31=v0:v1, %32=v1:v1 = call fn2, %46=v0, %47=v1, %48=v2, %37=v3 kills s[16:29], vcc, v[2:30], v[32:39]
;;     %49:v1 = v_mov_b32_e32 %38.0
;;     %50:v1 = v_mov_b32_e32 %38.1
;;     %51:v1 = v_mov_b32_e32 %38.2
;;     %28=v0:v1 = call fn3, %49=v0, %50=v1, %51=v2 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %52:v1 = v_mov_b32_e32 %38.0
;;     %53:v1 = v_mov_b32_e32 %38.1
;;     %27=v0:v1 = call fn4, %52=v0, %53=v1 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %54:v1 = v_mov_b32_e32 %38.0
;;     %55:v1 = v_mov_b32_e32 %38.1
;;     %56:v1 = v_mov_b32_e32 %38.2
;;     %26=v0:v1 = call fn5, %54=v0, %55=v1, %56=v2 kills s[16:29], vcc, v[1:30], v[32:39]
;;     %19.0:v4 = v_mov_b32_e32 %34
;;     %20.1:v4 tied(%19) = v_mov_b32_e32 %33
;;     %21.2:v4 tied(%20) = v_mov_b32_e32 %31
;;     %22.3:v4 tied(%21) = v_mov_b32_e32 %32
;;     global_store_dwordx4 %39, %22, %41
;;     %8.0:v3 = v_mov_b32_e32 %28
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %27
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %26
;;     global_store_dwordx3 %39, %10, %41 offset:16
;; }
;;     end
;; }
