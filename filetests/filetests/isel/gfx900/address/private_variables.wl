; test isel precise-output
; target gfx900
; Variables of private memory.

kernel %own {
    param %p : i64 at 0 align 8
    private %own : 160 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = symbol_addr.i32 %own
    store.i32 private align 4 [v5+8], v2
    v6 = iadd.i32 v5, v2
    v7 = load.i32 private align 4 [v6]
    store.i32 global align 4 [v4+256], v7
    return
}
;; machine kernel %own target gfx900 wave 64 after isel {
;;     .private 160
;; mb0: wave of block1
;; lanes {
;;     %3=s[0:3]:s4, %7=s[4:5]:s2, %4=s7:s1, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, 0x0
;;     buffer_store_dword %6, off, %3, %4 offset:8
;;     %5:v1 = buffer_load_dword %6, %3, %4 offen
;;     global_store_dword %6, %5, %8 offset:256
;; }
;;     end
;; }
