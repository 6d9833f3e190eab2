; test isel precise-output
; target gfx1201
; Selections by masks of lanes.

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
    v7 = load.i32 global align 4 [v4+8]
    v8 = icmp.ult v5, v6
    v9 = select.i32 v8, v6, v7
    store.i32 global align 4 [v4+256], v9
    return
}
;; machine kernel %lanes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v3 = global_load_b96 %10, %12
;;     %8:s1 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %6:v1 = v_cndmask_b32_e64 %9.2, %9.1, %8
;;     global_store_b32 %10, %6, %12 offset:256
;; }
;;     end
;; }

kernel %bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = load.i8 global align 1 [v4+8]
    v8 = load.i8 global align 1 [v4+12]
    v9 = icmp.ult v5, v6
    v10 = select.i8 v9, v7, v8
    store.i8 global align 1 [v4+256], v10
    return
}
;; machine kernel %bytes target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v2 = global_load_b64 %13, %15
;;     %11:v1 = global_load_u8 %13, %15 offset:8
;;     %10:v1 = global_load_u8 %13, %15 offset:12
;;     %9:s1 = v_cmp_lt_u32_e64 %12.0, %12.1
;;     %6:v1 = v_cndmask_b32_e64 %10, %11, %9
;;     global_store_b8 %13, %6, %15 offset:256
;; }
;;     end
;; }

kernel %floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 global align 4 [v4+0]
    v6 = load.f32 global align 4 [v4+4]
    v7 = load.i32 global align 4 [v4+8]
    v8 = load.i32 global align 4 [v4+12]
    v9 = icmp.ult v7, v8
    v10 = select.f32 v9, v5, v6
    store.f32 global align 4 [v4+256], v10
    return
}
;; machine kernel %floats target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_b64 %14, 0x0
;;     %12:v4 = global_load_b128 %13, %15
;;     %9:s1 = v_cmp_lt_u32_e64 %12.2, %12.3
;;     %6:v1 = v_cndmask_b32_e64 %12.1, %12.0, %9
;;     global_store_b32 %13, %6, %15 offset:256
;; }
;;     end
;; }

kernel %constants {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1
    v8 = iconst.i32 -1
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %constants target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_b64 %10, 0x0
;;     %8:v2 = global_load_b64 %9, %11
;;     %7:s1 = v_cmp_lt_u32_e64 %8.0, %8.1
;;     %4:v1 = v_cndmask_b32_e64 -1, 1, %7
;;     global_store_b32 %9, %4, %11 offset:256
;; }
;;     end
;; }

kernel %literals {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = iconst.i32 1000
    v8 = iconst.i32 2000
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %literals target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %11=s[0:1]:s2, %10=v0:v1 = inputs
;;     %12:s2 = s_load_b64 %11, 0x0
;;     %9:v2 = global_load_b64 %10, %12
;;     %8:s1 = v_cmp_lt_u32_e64 %9.0, %9.1
;;     %5:v1 = v_mov_b32_e32 0x3e8
;;     %4:v1 = v_cndmask_b32_e64 0x7d0, %5, %8
;;     global_store_b32 %10, %4, %12 offset:256
;; }
;;     end
;; }

; Values of the wave, the condition of the lanes: the mask is a scalar source, too, and an instruction reads only so many.
kernel %of_wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i32 at 12 align 4
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
    v9 = icmp.ult v5, v6
    v10 = select.i32 v9, v7, v8
    store.i32 global align 4 [v4+256], v10
    return
}
;; machine kernel %of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s4 = s_load_b128 %14, 0x0
;;     %11:v2 = global_load_b64 %12, %15.0-1
;;     %10:s1 = v_cmp_lt_u32_e64 %11.0, %11.1
;;     %7:v1 = v_mov_b32_e32 %15.2
;;     %6:v1 = v_cndmask_b32_e64 %15.3, %7, %10
;;     global_store_b32 %12, %6, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_i8 {
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
    v9 = ireduce.i8 v8
    v10 = load.i32 kernarg align 4 width all [v0+20]
    v11 = ireduce.i8 v10
    v12 = select.i8 v7, v9, v11
    store.i8 global align 1 [v4+256], v12
    return
}
;; machine kernel %wave_i8 target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %11=v0:v1 = inputs
;;     %15:s8 = s_load_b256 %14, 0x0
;;     s_cmp_lt_u32 %15.2, %15.3 makes scc
;;     %8:s1 = s_cselect_b32 %15.4, %15.5
;;     %3:v1 = v_mov_b32_e32 %8
;;     global_store_b8 %11, %3, %15.0-1 offset:256
;; }
;;     end
;; }
