; test sroa precise-output
; Accesses of different sizes share an integer; the same bits as another type are cast.

function %bytes_of_a_word {
    private %a : 4 align 4
block0(v0: i32, v1: i8):
    v2 = symbol_addr.i32 %a
    store.i32 private align 4 [v2], v0
    store.i8 private align 1 [v2+1], v1
    v3 = load.i8 private align 1 [v2+3]
    v4 = load.i16 private align 2 [v2]
    v5 = load.f32 private align 4 [v2]
    return v3, v4, v5
}
;; function %bytes_of_a_word {
;;     private %a : 4 align 4
;; block0(v0: i32, v1: i8):
;;     v2 = symbol_addr.i32 %a
;;     v6 = uextend.i32 v1
;;     v7 = iconst.i32 8
;;     v8 = ishl.i32 v6, v7
;;     v9 = iconst.i32 0xffff00ff
;;     v10 = band.i32 v0, v9
;;     v11 = bor.i32 v10, v8
;;     v12 = iconst.i32 24
;;     v13 = ushr.i32 v11, v12
;;     v14 = ireduce.i8 v13
;;     v15 = ireduce.i16 v11
;;     v16 = bitcast.f32 v11
;;     return v14, v15, v16
;; }

function %halves_of_a_double {
    private %a : 8 align 8
block0(v0: i32, v1: f32):
    v2 = symbol_addr.i32 %a
    store.i32 private align 8 [v2], v0
    store.f32 private align 4 [v2+4], v1
    v3 = load.f64 private align 8 [v2]
    return v3
}
;; function %halves_of_a_double {
;;     private %a : 8 align 8
;; block0(v0: i32, v1: f32):
;;     v4 = undef.i64
;;     v2 = symbol_addr.i32 %a
;;     v5 = uextend.i64 v0
;;     v6 = iconst.i64 0xffffffff00000000
;;     v7 = band.i64 v4, v6
;;     v8 = bor.i64 v7, v5
;;     v9 = bitcast.i32 v1
;;     v10 = uextend.i64 v9
;;     v11 = iconst.i32 32
;;     v12 = ishl.i64 v10, v11
;;     v13 = iconst.i64 0xffffffff
;;     v14 = band.i64 v8, v13
;;     v15 = bor.i64 v14, v12
;;     v16 = bitcast.f64 v15
;;     return v16
;; }
