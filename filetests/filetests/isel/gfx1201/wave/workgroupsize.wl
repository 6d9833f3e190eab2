; test isel precise-output
; target gfx1201
; Sizes of full work-groups: fields of 16 bits of the dispatch packet.

kernel %x {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i32 0
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %x target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %9, 0x4
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:s1 = s_and_b32 %0, 0xffff
;;     %4:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %y {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i32 1
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %y target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %9, 0x4
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:s1 = s_lshr_b32 %0, 16
;;     %4:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }

kernel %z {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = workgroupsize.i32 2
    store.i32 global align 4 [v4+256], v5
    return
}
;; machine kernel %z target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=s[2:3]:s2, %6=v0:v1 = inputs
;;     %0:s1 = s_load_b32 %9, 0x8
;;     %8:s2 = s_load_b64 %7, 0x0
;;     %5:s1 = s_and_b32 %0, 0xffff
;;     %4:v1 = v_mov_b32_e32 %5
;;     global_store_b32 %6, %4, %8 offset:256
;; }
;;     end
;; }
