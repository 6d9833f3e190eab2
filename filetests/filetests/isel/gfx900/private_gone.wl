; test isel precise-output
; target gfx900
; Private variables that became values have no place in the frame; what is reached at an index keeps its own, from the beginning of the frame on.

kernel %gone {
    param %out : i64 at 0 align 8
    private %values : 256 align 16
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = symbol_addr.i32 %values
    store.i32 private align 4 [v3+4], v2
    v4 = load.i32 private align 4 [v3+4]
    store.i32 global align 4 [v1], v4
    return
}
;; machine kernel %gone target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %4=s[0:1]:s2, %3=v0:v1 = inputs
;;     %5:s2 = s_load_dwordx2 %4, 0x0
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %3, %5
;; }
;;     end
;; }

kernel %left {
    param %out : i64 at 0 align 8
    private %values : 256 align 16
    private %table : 2048 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = symbol_addr.i32 %values
    v4 = symbol_addr.i32 %table
    store.i32 private align 4 [v3+4], v2
    v5 = load.i32 private align 4 [v3+4]
    v6 = iconst.i32 2044
    v7 = band.i32 v5, v6
    v8 = iadd.i32 v4, v7
    store.i32 private align 4 [v8], v2
    v9 = load.i32 private align 4 [v4+8]
    store.i32 global align 4 [v1], v9
    return
}
;; machine kernel %left target gfx900 wave 64 after isel {
;;     .private 2048
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %10=s[4:5]:s2, %4=s7:s1, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %8:v1 = v_and_b32_e32 0x7fc, %9
;;     buffer_store_dword %9, %8, %3, %4 offen
;;     %5:v1 = buffer_load_dword off, %3, %4 offset:8
;;     %1:v1 = v_mov_b32_e32 0
;;     global_store_dword %1, %5, %11
;; }
;;     end
;; }
