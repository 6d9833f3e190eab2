; test isel precise-output
; target gfx1030
; Traps tell the handler a number.

kernel %trap {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    trap v5
    return
}
;; machine kernel %trap target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %3=s[2:3]:s2 = inputs
;;     %4:s1 = s_load_dword %3, 0x8
;;     %1:v1 = v_mov_b32_e32 %4
;;     trap %1=v0, %2=s[0:1] number:2
;; }
;;     end
;; }

kernel %debugtrap {
    param %p : i64 at 0 align 8
    param %n : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    debugtrap v5
    return
}
;; machine kernel %debugtrap target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %3=s[2:3]:s2 = inputs
;;     %4:s1 = s_load_dword %3, 0x8
;;     %1:v1 = v_mov_b32_e32 %4
;;     trap %1=v0, %2=s[0:1] number:1
;; }
;;     end
;; }

kernel %lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    trap v5
    return
}
;; machine kernel %lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8 makes constant
;;     %1:v1 = v_mov_b32_e32 %5
;;     trap %1=v0, %2=s[0:1] number:2
;; }
;;     end
;; }

kernel %debugtrap_lanes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    debugtrap v5
    return
}
;; machine kernel %debugtrap_lanes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %2=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v1 = global_load_dword %6, %8 makes constant
;;     %1:v1 = v_mov_b32_e32 %5
;;     trap %1=v0, %2=s[0:1] number:1
;; }
;;     end
;; }
