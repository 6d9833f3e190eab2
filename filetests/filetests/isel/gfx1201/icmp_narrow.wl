; test isel precise-output
; target gfx1201
; Comparisons of bytes and halves: extended first, as the condition wants.

kernel %bytes_equal {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 global align 1 [v4+0]
    v6 = load.i8 global align 1 [v4+4]
    v7 = icmp.eq v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %bytes_equal target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_u8 %12, %14
;;     %10:v1 = global_load_u8 %12, %14 offset:4
;;     %7:s1 = v_cmp_eq_u32_e64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %bytes_signed {
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
    return
}
;; machine kernel %bytes_signed target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_i8 %12, %14
;;     %10:v1 = global_load_i8 %12, %14 offset:4
;;     %7:s1 = v_cmp_lt_i32_e64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %halves_unsigned {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = load.i16 global align 2 [v4+4]
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %halves_unsigned target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %12=v0:v1 = inputs
;;     %14:s2 = s_load_b64 %13, 0x0
;;     %11:v1 = global_load_u16 %12, %14
;;     %10:v1 = global_load_u16 %12, %14 offset:4
;;     %7:s1 = v_cmp_lt_u32_e64 %11, %10
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %7
;;     global_store_b32 %12, %4, %14 offset:256
;; }
;;     end
;; }

kernel %halves_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = load.i32 kernarg align 4 width all [v0+12]
    v8 = ireduce.i16 v7
    v9 = icmp.slt v6, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %halves_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s4 = s_load_b128 %16, 0x0
;;     %11:s1 = s_sext_i32_i16 %17.2
;;     %9:s1 = s_sext_i32_i16 %17.3
;;     s_cmp_lt_i32 %11, %9 makes scc
;;     %7:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %14, %3, %17.0-1 offset:256
;; }
;;     end
;; }

kernel %bytes_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
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
    v9 = icmp.ugt v6, v8
    v10 = uextend.i32 v9
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %bytes_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %14=v0:v1 = inputs
;;     %17:s4 = s_load_b128 %16, 0x0
;;     %11:s1 = s_and_b32 %17.2, 0xff
;;     %9:s1 = s_and_b32 %17.3, 0xff
;;     s_cmp_gt_u32 %11, %9 makes scc
;;     %7:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %14, %3, %17.0-1 offset:256
;; }
;;     end
;; }
