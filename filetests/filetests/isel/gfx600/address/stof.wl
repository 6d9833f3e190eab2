; test isel precise-output
; target gfx600
; Segment addresses as flat ones: the aperture of the segment is the high word.
; Here are the forms whose code is not that of gfx700.

; The null address stays null.
kernel %group {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %25=s[2:3]:s2, %24=v0:v1 = inputs
;;     %26:s2 = s_load_dwordx2 %25, 0x0
;;     %16:s1 = s_load_dword %15, 0x10
;;     %17:v1 = v_mov_b32_e32 %24
;;     %18:v1 = v_mov_b32_e32 %16
;;     %19:s2 = v_cmp_ne_u32_e64 -1, %17
;;     %22.0:v2 = v_cndmask_b32_e64 0, %17, %19
;;     %23.1:v2 tied(%22) = v_cndmask_b32_e64 0, %18, %19
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %26.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %26.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %24
;;     buffer_store_dwordx2 %23, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %group_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 group nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %group_nonull target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %22=s[2:3]:s2, %21=v0:v1 = inputs
;;     %23:s2 = s_load_dwordx2 %22, 0x0
;;     %16:s1 = s_load_dword %15, 0x10
;;     %19.0:v2 = v_mov_b32_e32 %21
;;     %20.1:v2 tied(%19) = v_mov_b32_e32 %16
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %23.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %23.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %21
;;     buffer_store_dwordx2 %20, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %private {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:3]:s4, %17=s[4:5]:s2, %27=s[6:7]:s2, %16=s9:s1, %26=v0:v1 = inputs
;;     %28:s2 = s_load_dwordx2 %27, 0x0
;;     %18:s1 = s_load_dword %17, 0x11
;;     %19:v1 = v_mov_b32_e32 %26
;;     %20:v1 = v_mov_b32_e32 %18
;;     %21:s2 = v_cmp_ne_u32_e64 -1, %19
;;     %24.0:v2 = v_cndmask_b32_e64 0, %19, %21
;;     %25.1:v2 tied(%24) = v_cndmask_b32_e64 0, %20, %21
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %28.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %28.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %26
;;     buffer_store_dwordx2 %25, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

kernel %private_nonull {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = stof.i64 private nonull v2
    store.i64 global align 8 [v4+256], v5
    return
}
;; machine kernel %private_nonull target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:3]:s4, %17=s[4:5]:s2, %24=s[6:7]:s2, %16=s9:s1, %23=v0:v1 = inputs
;;     %25:s2 = s_load_dwordx2 %24, 0x0
;;     %18:s1 = s_load_dword %17, 0x11
;;     %21.0:v2 = v_mov_b32_e32 %23
;;     %22.1:v2 tied(%21) = v_mov_b32_e32 %18
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %25.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %25.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %23
;;     buffer_store_dwordx2 %22, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }

; Global addresses are flat ones.
kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 global align 8 [v4+0]
    v6 = stof.i64 global v5
    store.i64 global align 8 [v4+256], v6
    return
}
;; machine kernel %global target gfx600 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %34=s[0:1]:s2, %33=v0:v1 = inputs
;;     %35:s2 = s_load_dwordx2 %34, 0x0
;;     %24.2:s4 = s_mov_b32 0
;;     %25.3:s4 tied(%24) = s_mov_b32 0x100f000
;;     %26.0:s4 tied(%25) = s_mov_b32 %35.0
;;     %27.1:s4 tied(%26) = s_mov_b32 %35.1
;;     %30.1:v2 = v_mov_b32_e32 0
;;     %31.0:v2 tied(%30) = v_mov_b32_e32 %33
;;     %32:v2 = buffer_load_dwordx2 %31, %27, 0 addr64
;;     %18.0:v2 = v_mov_b32_e32 %32.0
;;     %19.1:v2 tied(%18) = v_mov_b32_e32 %32.1
;;     %6.2:s4 = s_mov_b32 0
;;     %7.3:s4 tied(%6) = s_mov_b32 0x100f000
;;     %8.0:s4 tied(%7) = s_mov_b32 %35.0
;;     %9.1:s4 tied(%8) = s_mov_b32 %35.1
;;     %12.1:v2 = v_mov_b32_e32 0
;;     %13.0:v2 tied(%12) = v_mov_b32_e32 %33
;;     buffer_store_dwordx2 %19, %13, %9, 0 addr64 offset:256
;; }
;;     end
;; }
