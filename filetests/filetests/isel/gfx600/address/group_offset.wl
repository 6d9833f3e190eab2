; test isel precise-output
; target gfx600
; Offsets of group accesses: 16 bits without a sign, of which what wraps around is not used.
; Here are the forms whose code is not that of gfx700.

kernel %zero {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %zero target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %17=s[0:1]:s2, %16=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %18:s2 = s_load_dwordx2 %17, 0x0
;;     %15:v1 = ds_read_b32 %16
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %18.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %18.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %16
;;     buffer_store_dword %15, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %largest {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2+0xfefc]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %largest target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17:s1 = s_mov_b32 0xfefc
;;     %15:v1, %16:s2 = v_add_i32_e64 %17, %19
;;     %18:v1 = ds_read_b32 %15
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %21.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %21.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %19
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %beyond {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2+0xff00]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %beyond target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %20=s[0:1]:s2, %19=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %21:s2 = s_load_dwordx2 %20, 0x0
;;     %17:s1 = s_mov_b32 0xff00
;;     %15:v1, %16:s2 = v_add_i32_e64 %17, %19
;;     %18:v1 = ds_read_b32 %15
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %21.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %21.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %19
;;     buffer_store_dword %18, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %negative {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 group align 4 [v2-4]
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %negative target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %15:v1, %16:s2 = v_add_i32_e64 -4, %18
;;     %17:v1 = ds_read_b32 %15
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %20.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %20.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %18
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; A constant that was added is an offset, too, if it cannot wrap.
kernel %sum {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = iconst.i32 64
    v6 = iadd.i32 v2, v5
    v7 = load.i32 group align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %sum target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %19=s[0:1]:s2, %18=v0:v1 = inputs
;;     m0 = s_mov_b32 -1
;;     %20:s2 = s_load_dwordx2 %19, 0x0
;;     %15:v1, %16:s2 = v_add_i32_e64 64, %18
;;     %17:v1 = ds_read_b32 %15
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %20.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %20.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %18
;;     buffer_store_dword %17, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
