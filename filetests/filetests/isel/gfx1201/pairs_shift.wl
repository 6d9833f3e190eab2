; test isel precise-output
; target gfx1201
; Shifts of pairs of halves: one count for both, given twice.

kernel %ishl {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ishl target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:4
;;     %5:v1 = v_pk_lshlrev_b16 %6, %7 op_sel_hi:[0,1]
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %ushr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = ushr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %ushr target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:4
;;     %5:v1 = v_pk_lshrrev_b16 %6, %7 op_sel_hi:[0,1]
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %sshr {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 global align 4 [v4+4]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %sshr target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_b64 %9, 0x0
;;     %7:v1 = global_load_b32 %8, %10
;;     %6:v1 = global_load_b32 %8, %10 offset:4
;;     %5:v1 = v_pk_ashrrev_i16 %6, %7 op_sel_hi:[0,1]
;;     global_store_b32 %8, %5, %10 offset:256
;; }
;;     end
;; }

kernel %constant {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = iconst.i32 4
    v7 = ishl.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %constant target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:v1 = global_load_b32 %6, %8
;;     %4:v1 = v_pk_lshlrev_b16 4, %5 op_sel_hi:[0,1]
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %count_of_wave {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    v6 = load.i32 kernarg align 4 width all [v0+8]
    v7 = sshr.i16x2 v5, v6
    store.i16x2 global align 4 [v4+256], v7
    return
}
;; machine kernel %count_of_wave target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_b128 %9, 0x0
;;     %6:v1 = global_load_b32 %7, %10.0-1
;;     %5:v1 = v_pk_ashrrev_i16 %10.2, %6 op_sel_hi:[0,1]
;;     global_store_b32 %7, %5, %10.0-1 offset:256
;; }
;;     end
;; }
