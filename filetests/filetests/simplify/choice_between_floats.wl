; test simplify dce precise-output
; A choice between floats as words is one between floats.

function %both {
block0(v0: b1, v1: f32, v2: f32):
    v3 = fneg.f32 v1
    v4 = bitcast.i32 v3
    v5 = bitcast.i32 v2
    v6 = select.i32 v0, v4, v5
    v7 = bitcast.f32 v6
    return v7
}
;; function %both {
;; block0(v0: b1, v1: f32, v2: f32):
;;     v3 = fneg.f32 v1
;;     v8 = select.f32 v0, v3, v2
;;     return v8
;; }

function %one_word {
block0(v0: b1, v1: f32, v2: i32):
    v4 = bitcast.i32 v1
    v6 = select.i32 v0, v4, v2
    return v6
}
;; function %one_word {
;; block0(v0: b1, v1: f32, v2: i32):
;;     v4 = bitcast.i32 v1
;;     v6 = select.i32 v0, v4, v2
;;     return v6
;; }
