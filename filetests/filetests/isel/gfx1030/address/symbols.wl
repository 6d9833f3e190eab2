; test isel precise-output
; target gfx1030
; Variables of global and readonly memory: their addresses come relative to the code.

global %table : 64 align 4
readonly %fixed : 16 align 4

kernel %global {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %table
    store.i32 global align 4 [v4+512], v2
    v6 = load.i32 global align 4 [v5+8]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %global target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:s2 = symbol_address sym0
;;     global_store_dword %7, %7, %9 offset:512
;;     %4:v1 = v_mov_b32_e32 0
;;     %5:v1 = global_load_dword %4, %6 offset:8
;;     global_store_dword %7, %5, %9 offset:256
;; }
;;     end
;; }

kernel %readonly {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %fixed
    v6 = load.i32 readonly align 4 width all [v5+4]
    store.i32 global align 4 [v4+256], v6
    return
}
;; machine kernel %readonly target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, null
;;     %6:s2 = symbol_address sym1
;;     %5:s1 = s_load_dword %6, 0x4
;;     %3:v1 = v_mov_b32_e32 %5
;;     global_store_dword %7, %3, %9 offset:256
;; }
;;     end
;; }

kernel %indexed {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i64 %table
    v6 = iadd.i64 v5, v3
    v7 = load.i32 global align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %indexed target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:s2 = symbol_address sym0
;;     %4:v1 = global_load_dword %6, %5
;;     global_store_dword %6, %4, %8 offset:256
;; }
;;     end
;; }
