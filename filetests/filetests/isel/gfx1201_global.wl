; test isel precise-output
; target gfx1201
; Loads and stores of lanes: a constant offset is part of the access, the base of the wave as far as the machine has such a form.

kernel %copy {
    param %out : i64 at 0 align 8
    param %in : i64 at 8 align 8
block0:
    v0 = workitemid.i32 0
    v90 = iconst.i64 0
    v91 = load.i64 kernarg align 8 width all [v90]
    v1 = load.i64 kernarg align 8 width all [v90+8]
    v2 = uextend.i64 v0
    v3 = iadd.i64 v1, v2
    v4 = load.i8 global align 1 [v3+4] @11
    v5 = sextend.i32 v4
    v6 = iadd.i64 v91, v2
    store.i32 global align 1 [v6+8], v5 @12
    return
}
;; machine kernel %copy target gfx1201 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s4 = s_load_b128 %7, 0x0
;;     %5:v1 = global_load_i8 %6, %8.2-3 offset:4 @11
;;     global_store_b32 %6, %5, %8.0-1 offset:8 @12
;; }
;;     end
;; }
