; test isel precise-output
; target gfx1201
; Comparisons with constants: the constant goes where the instruction takes it, and the condition turns with it.

kernel %second {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 1000
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %second target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_lt_u32_e64 %7, 0x3e8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %first {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 1000
    v7 = icmp.ult v6, v5
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %first target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_gt_u32_e64 %7, 0x3e8
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %inline {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 64
    v7 = icmp.slt v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %inline target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_lt_i32_e64 %7, 64
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = iconst.i32 0x10000
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     s_cmp_lt_u32 %10.2, 0x10000 makes scc
;;     %6:s1 = s_cselect_b32 1, 0
;;     %3:v1 = v_mov_b32_e32 %6
;;     global_store_b32 %7, %3, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = iconst.i64 7
    v7 = icmp.ult v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %long target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v2 = global_load_b64 %8, %10
;;     %6:s1 = v_cmp_lt_u64_e64 %7, 7
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = iconst.i32 0
    v7 = icmp.ne v5, v6
    v8 = uextend.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %zero target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:s1 = v_cmp_ne_u32_e64 %7, 0
;;     %4:v1 = v_cndmask_b32_e64 0, 1, %6
;;     global_store_b32 %8, %4, %10 offset:256
;; }
;;     end
;; }
