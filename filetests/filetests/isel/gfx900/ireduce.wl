; test isel precise-output
; target gfx900
; The low bits of a number: no instruction.

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ireduce.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_dword %5, %4.0, %7 offset:256
;; }
;;     end
;; }

kernel %long_to_half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ireduce.i16 v5
    store.i16 global align 2 [v4+256], v6
    return
}
;; machine kernel %long_to_half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_short %5, %4.0, %7 offset:256
;; }
;;     end
;; }

kernel %word_to_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = ireduce.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %word_to_byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v1 = global_load_dword %5, %7
;;     global_store_byte %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %half_to_byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 global align 2 [v4+0]
    v6 = ireduce.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %half_to_byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v1 = global_load_ushort %5, %7
;;     global_store_byte %5, %4, %7 offset:256
;; }
;;     end
;; }

kernel %wave {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ireduce.i32 v5
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %wave target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s4 = s_load_dwordx4 %6, 0x0
;;     %3:v1 = v_mov_b32_e32 %7.2
;;     global_store_dword %5, %3, %7.0-1 offset:256
;; }
;;     end
;; }

; Only the low half of the sum is wanted.
kernel %of_sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = load.i64 global align 8 [v4+8]
    v7 = iadd.i64 v5, v6
    v8 = ireduce.i32 v7
    store.i32 global align 4 [v4+256], v8
    return
}
;; machine kernel %of_sum target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %10=s[0:1]:s2, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v4 = global_load_dwordx4 %9, %11
;;     %5:v1 = v_add_u32_e32 %8.0, %8.2
;;     global_store_dword %9, %5, %11 offset:256
;; }
;;     end
;; }

kernel %lanes_i64 {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = ireduce.i8 v5
    store.i8 global align 1 [v4+256], v6
    return
}
;; machine kernel %lanes_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %6=s[0:1]:s2, %5=v0:v1 = inputs
;;     %7:s2 = s_load_dwordx2 %6, 0x0
;;     %4:v2 = global_load_dwordx2 %5, %7
;;     global_store_byte %5, %4.0, %7 offset:256
;; }
;;     end
;; }

kernel %wave_i64 {
    param %p : i64 at 0 align 8
    param %a : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 kernarg align 8 width all [v0+8]
    v6 = ireduce.i8 v5
    store.i8 global align 1 [v4+256], v6
    v7 = ireduce.i16 v5
    store.i16 global align 2 [v4+260], v7
    return
}
;; machine kernel %wave_i64 target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, 0x0
;;     %6:v1 = v_mov_b32_e32 %9.2
;;     global_store_byte %7, %6, %9.0-1 offset:256
;;     global_store_short %7, %6, %9.0-1 offset:260
;; }
;;     end
;; }
