; test tables precise-output
; Bytes of constant variables are known where they are read; those of others, and behind their end, are not.

module %tables large

readonly const %weights : 8 align 4 = [00 00 80 3f 01 02 03 80]
readonly %written : 4 align 4 = [01 00 00 00]
global export const %shared : 4 align 4 = [ff ff ff ff]

function %known {
block0:
    v0 = symbol_addr.i64 %weights
    v1 = load.f32 readonly align 4 [v0]
    v2 = iconst.i64 5
    v3 = iadd.i64 v0, v2
    v4 = load.i16 readonly align 1 [v3]
    v5 = load.i8 readonly align 1 [v0+7]
    v6, v7 = load.i32 readonly align 4 [v0]
    v8 = symbol_addr.i64 %shared
    v9 = load.i32 global align 4 [v8]
    return v1, v4, v5, v6, v7, v9
}
;; function %known {
;; block0:
;;     v0 = symbol_addr.i64 %weights
;;     v10 = fconst.f32 1.0
;;     v2 = iconst.i64 5
;;     v3 = iadd.i64 v0, v2
;;     v11 = iconst.i16 770
;;     v12 = iconst.i8 -128
;;     v13 = iconst.i32 0x3f800000
;;     v14 = iconst.i32 0x80030201
;;     v8 = symbol_addr.i64 %shared
;;     v15 = iconst.i32 -1
;;     return v10, v11, v12, v13, v14, v15
;; }

function %unknown {
block0(v1: i64):
    v0 = symbol_addr.i64 %weights
    v2 = load.i64 readonly align 4 [v0+4]
    v3 = iadd.i64 v0, v1
    v4 = load.i32 readonly align 4 [v3]
    v5 = symbol_addr.i64 %written
    v6 = load.i32 readonly align 4 [v5]
    return v2, v4, v6
}
;; function %unknown {
;; block0(v1: i64):
;;     v0 = symbol_addr.i64 %weights
;;     v2 = load.i64 readonly align 4 [v0+4]
;;     v3 = iadd.i64 v0, v1
;;     v4 = load.i32 readonly align 4 [v3]
;;     v5 = symbol_addr.i64 %written
;;     v6 = load.i32 readonly align 4 [v5]
;;     return v2, v4, v6
;; }
