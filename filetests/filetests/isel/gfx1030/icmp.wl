; test isel precise-output
; target gfx1030
; Comparisons of integers of each width and of truth values.

kernel %lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = icmp.slt v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    v9 = load.i16 global align 2 [v4+8]
    v10 = load.i16 global align 2 [v4+12]
    v11 = icmp.slt v9, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+260], v12
    v13 = load.i64 global align 8 [v4+16]
    v14 = load.i64 global align 8 [v4+24]
    v15 = icmp.slt v13, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+264], v16
    return
}
;; machine kernel %lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %36=s[0:1]:s2, %35=v0:v1 = inputs
;;     %37:s2 = s_load_dwordx2 %36, null
;;     %34:v1 = global_load_sbyte %35, %37
;;     %33:v1 = global_load_sbyte %35, %37 offset:4
;;     %30:s1 = v_cmp_lt_i32_e64 %34, %33
;;     %27:v1 = v_cndmask_b32_e64 0, 1, %30
;;     %25:v1 = global_load_sshort %35, %37 offset:8
;;     %24:v1 = global_load_sshort %35, %37 offset:12
;;     %21:s1 = v_cmp_lt_i32_e64 %25, %24
;;     %18:v1 = v_cndmask_b32_e64 0, 1, %21
;;     %16:v4 = global_load_dwordx4 %35, %37 offset:16
;;     %15:s1 = v_cmp_lt_i64_e64 %16.0-1, %16.2-3
;;     %12:v1 = v_cndmask_b32_e64 0, 1, %15
;;     %8.0:v3 = v_mov_b32_e32 %27
;;     %9.1:v3 tied(%8) = v_mov_b32_e32 %18
;;     %10.2:v3 tied(%9) = v_mov_b32_e32 %12
;;     global_store_dwordx3 %35, %10, %37 offset:256
;; }
;;     end
;; }

kernel %lanes_b1 {
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
    v8 = load.i32 global align 4 [v4+8]
    v9 = load.i32 global align 4 [v4+12]
    v10 = icmp.ult v8, v9
    v11 = icmp.eq v7, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %lanes_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v4 = global_load_dwordx4 %15, %17
;;     %13:s1 = v_cmp_lt_u32_e64 %14.0, %14.1
;;     %10:s1 = v_cmp_lt_u32_e64 %14.2, %14.3
;;     %7:s1 = s_xnor_b32 %13, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_dword %15, %4, %17 offset:256
;; }
;;     end
;; }

kernel %wave_narrow {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i8 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i8 v7
    v9 = icmp.slt v6, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    v11 = load.i32 kernarg align 4 width all [v0+16]
    v12 = ireduce.i16 v11
    v13 = load.i32 kernarg align 4 width all [v0+20]
    v14 = ireduce.i16 v13
    v15 = icmp.slt v12, v14
    v16 = uextend.i32 v15
    store.i32 global align 4 [v4+260], v16
    return
}
;; machine kernel %wave_narrow target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %28=v0:v1 = inputs
;;     %32:s8 = s_load_dwordx8 %31, null
;;     %25:s1 = s_sext_i32_i8 %32.2
;;     %23:s1 = s_sext_i32_i8 %32.3
;;     s_cmp_lt_i32 %25, %23 makes scc
;;     %21:s1 = s_cselect_b32 1, 0
;;     %15:s1 = s_sext_i32_i16 %32.4
;;     %13:s1 = s_sext_i32_i16 %32.5
;;     s_cmp_lt_i32 %15, %13 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %6.0:v2 = v_mov_b32_e32 %21
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %11
;;     global_store_dwordx2 %28, %7, %32.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_b1 {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
    param %c : i32 at 16 align 4
    param %d : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = icmp.ult v5, v6
    v8 = load.i32 kernarg align 4 width all [v0+16]
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = icmp.ult v8, v9
    v11 = icmp.eq v7, v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %wave_b1 target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %15=v0:v1 = inputs
;;     %19:s8 = s_load_dwordx8 %18, null
;;     s_cmp_lt_u32 %19.2, %19.3 makes scc
;;     %14:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %19.4, %19.5 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %7:s1 = s_xor_b32 %14, %11
;;     %8:s1 = s_xor_b32 %7, 1
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_dword %15, %3, %19.0-1 offset:256
;; }
;;     end
;; }
