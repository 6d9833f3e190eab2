; test isel precise-output wave=64
; target gfx1201
; In waves of 64 lanes a mask is a pair of scalars.

kernel %logic {
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
    v8 = icmp.slt v5, v6
    v9 = band.b1 v7, v8
    v10 = bxor.b1 v9, v7
    v11 = bnot.b1 v10
    v12 = uextend.i32 v11
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %logic target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v2 = global_load_b64 %17, %19
;;     %15:s2 early = v_cmp_lt_u32_e64 %16.0, %16.1
;;     %14:s2 early = v_cmp_lt_i32_e64 %16.0, %16.1
;;     %11:s2 = s_and_b64 %15, %14
;;     %9:s2 = s_xor_b64 %11, %15
;;     %6:s2 = s_xor_b64 %9, -1
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %17, %4, %19 offset:256
;; }
;;     end
;; }

kernel %select {
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
    v8 = select.i32 v7, v5, v6
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %select target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_b64 %8, 0x0
;;     %6:v2 = global_load_b64 %7, %9
;;     %5:v1 = v_min_u32_e32 %6.0, %6.1
;;     global_store_b32 %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %select_truth {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.eq v5, v6
    v10 = select.b1 v7, v8, v9
    v11 = uextend.i32 v10
    store.i32 global align 4 [v4+256], v11
    return
}
;; machine kernel %select_truth target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %18=s[0:1]:s2, %17=v0:v1 = inputs
;;     %19:s2 = s_load_b64 %18, 0x0
;;     %16:v2 = global_load_b64 %17, %19
;;     %15:s2 early = v_cmp_lt_u32_e64 %16.0, %16.1
;;     %14:s2 early = v_cmp_lt_i32_e64 %16.0, %16.1
;;     %13:s2 early = v_cmp_eq_u32_e64 %16.0, %16.1
;;     %7:s2 = s_and_b64 %14, %15
;;     %9:s2 = s_and_not1_b64 %13, %15
;;     %10:s2 = s_or_b64 %7, %9
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %10
;;     global_store_b32 %17, %4, %19 offset:256
;; }
;;     end
;; }

; The wave's condition becomes a mask of all lanes or none.
kernel %wave_value {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i32 kernarg align 4 width all [v0+8]
    v8 = load.i32 kernarg align 4 width all [v0+12]
    v9 = icmp.ult v7, v8
    v10 = select.i32 v9, v5, v6
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %wave_value target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s4 = s_load_b128 %13, 0x0
;;     %10:v2 = global_load_b64 %11, %14.0-1
;;     %9:s2 early = v_cmp_lt_u32_e64 %14.2, %14.3
;;     %6:v1 = v_cndmask_b32_e64 %10.1, %10.0, %9
;;     global_store_b32 %11, %6, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %equal {
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
    v8 = icmp.slt v5, v6
    v9 = icmp.eq v7, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %equal target gfx1201 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:s2 early = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %10:s2 early = v_cmp_lt_i32_e64 %12.0, %12.1
;;     %7:s2 = s_xnor_b64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %13, %4, %15 offset:256
;; }
;;     end
;; }
