; test isel precise-output
; target gfx1201
; Selections of the wave: the comparison sets SCC and the selection reads it, with nothing between.

kernel %words {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %words target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %9=v0:v1 = inputs
;;     %14:s8 = s_load_b256 %13, 0x0
;;     %10:v1 = v_and_b32_e32 0x3ff, %9
;;     s_cmp_lt_u32 %14.2, %14.3 makes scc
;;     %8:s1 = s_cselect_b32 %14.4, %14.5
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %10, %3, %14.0-1 offset:256
;; }
;;     end
;; }

kernel %longs {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i64 at 16 align 8
    param %b : i64 at 24 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = load.i64 kernarg align 8 width all [v0+24]
    v9 = icmp.ult v5, v6
    v10 = select.i64 v9, v7, v8
    store.i64 global align 8 [v4+256], v10
    return
}
;; machine kernel %longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %12=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     %13:v1 = v_and_b32_e32 0x3ff, %12
;;     s_cmp_lt_u32 %16.2, %16.3 makes scc
;;     %11:s2 = s_cselect_b64 %16.4-5, %16.6-7
;;     %5.0:v2 = v_mov_b32_e32 %11.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %11.1
;;     global_store_b64 %13, %6, %16.0-1 offset:256
;; }
;;     end
;; }

kernel %equal_longs {
    param %p : i64 at 0 align 8
    param %c : i64 at 8 align 8
    param %d : i64 at 16 align 8
    param %a : i32 at 24 align 4
    param %b : i32 at 28 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = load.i64 kernarg align 8 width all [v0+16]
    v7 = load.i32 kernarg align 4 width all [v0+24]
    v8 = load.i32 kernarg align 4 width all [v0+28]
    v9 = icmp.eq v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %equal_longs target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_b256 %12, 0x0
;;     %10:v1 = v_and_b32_e32 0x3ff, %9
;;     s_cmp_eq_u64 %13.2-3, %13.4-5 makes scc
;;     %8:s1 = s_cselect_b32 %13.6, %13.7
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %10, %3, %13.0-1 offset:256
;; }
;;     end
;; }

kernel %halves {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = ireduce.i16 v7
    v9 = load.i32 kernarg align 4 width all [v0+20]
    v10 = ireduce.i16 v9
    v11 = icmp.ult v5, v6
    v12 = select.i16 v11, v8, v10
    store.i16 global align 2 [v4+256], v12
    return
}
;; machine kernel %halves target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %11=v0:v1 = inputs
;;     %16:s8 = s_load_b256 %15, 0x0
;;     %12:v1 = v_and_b32_e32 0x3ff, %11
;;     s_cmp_lt_u32 %16.2, %16.3 makes scc
;;     %8:s1 = s_cselect_b32 %16.4, %16.5
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b16 %12, %3, %16.0-1 offset:256
;; }
;;     end
;; }

; The condition is computed by logic, so it is a number that is compared with zero.
kernel %by_number {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
    param %a : i32 at 16 align 4
    param %b : i32 at 20 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 kernarg align 4 width all [v0+16]
    v8 = load.i32 kernarg align 4 width all [v0+20]
    v9 = icmp.ult v5, v6
    v10 = icmp.ult v7, v8
    v11 = band.b1 v9, v10
    v12 = select.i32 v11, v7, v8
    store.i32 global align 4 [v4+256], v12
    return
}
;; machine kernel %by_number target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %15=v0:v1 = inputs
;;     %20:s8 = s_load_b256 %19, 0x0
;;     %16:v1 = v_and_b32_e32 0x3ff, %15
;;     s_cmp_lt_u32 %20.2, %20.3 makes scc
;;     %14:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %20.4, %20.5 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %10:s1 = s_and_b32 %14, %11
;;     s_cmp_lg_u32 %10, 0 makes scc
;;     %7:s1 = s_cselect_b32 %20.4, %20.5
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %16, %3, %20.0-1 offset:256
;; }
;;     end
;; }

; The condition is the wave's, the values are the lanes': a mask of all lanes or none.
kernel %lanes_values {
    param %p : i64 at 0 align 8
    param %c : i32 at 8 align 4
    param %d : i32 at 12 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = load.i32 kernarg align 4 width all [v0+12]
    v7 = load.i32 global align 4 [v4+0]
    v8 = load.i32 global align 4 [v4+4]
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %lanes_values target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %13=s[0:1]:s2, %10=v0:v1 = inputs
;;     %14:s4 = s_load_b128 %13, 0x0
;;     %11:v1 = v_and_b32_e32 0x3ff, %10
;;     %9:v2 = global_load_b64 %11, %14.0-1
;;     s_cmp_lt_u32 %14.2, %14.3 makes scc
;;     %7:s1 = s_cselect_b32 -1, 0
;;     %8:v1 = v_cndmask_b32_e64 %9.1, %9.0, %7
;;     global_store_b32 %11, %8, %14.0-1 offset:256
;; }
;;     end
;; }
