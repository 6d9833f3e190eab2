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
;;     %12=s[0:1]:s2, %9=v0:v1 = inputs
;;     %13:s8 = s_load_b256 %12, 0x0
;;     s_cmp_lt_u32 %13.2, %13.3 makes scc
;;     %8:s1 = s_cselect_b32 %13.4, %13.5
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %9, %3, %13.0-1 offset:256
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
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s8 = s_load_b256 %14, 0x0
;;     s_cmp_lt_u32 %15.2, %15.3 makes scc
;;     %11:s2 = s_cselect_b64 %15.4-5, %15.6-7
;;     %5.0:v2 = v_mov_b32_e32 %11.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %11.1
;;     global_store_b64 %12, %6, %15.0-1 offset:256
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
;;     %11=s[0:1]:s2, %9=v0:v1 = inputs
;;     %12:s8 = s_load_b256 %11, 0x0
;;     s_cmp_eq_u64 %12.2-3, %12.4-5 makes scc
;;     %8:s1 = s_cselect_b32 %12.6, %12.7
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b32 %9, %3, %12.0-1 offset:256
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
;;     %14=s[0:1]:s2, %11=v0:v1 = inputs
;;     %15:s8 = s_load_b256 %14, 0x0
;;     s_cmp_lt_u32 %15.2, %15.3 makes scc
;;     %8:s1 = s_cselect_b32 %15.4, %15.5
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b16 %11, %3, %15.0-1 offset:256
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
;;     %18=s[0:1]:s2, %15=v0:v1 = inputs
;;     %19:s8 = s_load_b256 %18, 0x0
;;     s_cmp_lt_u32 %19.2, %19.3 makes scc
;;     %14:s1 = s_cselect_b32 1, 0
;;     s_cmp_lt_u32 %19.4, %19.5 makes scc
;;     %11:s1 = s_cselect_b32 1, 0
;;     %10:s1 = s_and_b32 %14, %11
;;     s_cmp_lg_u32 %10, 0 makes scc
;;     %7:s1 = s_cselect_b32 %19.4, %19.5
;;     %3:v1 = v_mov_b32_e32 %7
;;     global_store_b32 %15, %3, %19.0-1 offset:256
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
;;     %13=s[0:1]:s2, %11=v0:v1 = inputs
;;     %14:s4 = s_load_b128 %13, 0x0
;;     %10:v2 = global_load_b64 %11, %14.0-1
;;     %9:s1 = v_cmp_lt_u32_e64 %14.2, %14.3
;;     %6:v1 = v_cndmask_b32_e64 %10.1, %10.0, %9
;;     global_store_b32 %11, %6, %14.0-1 offset:256
;; }
;;     end
;; }
