; test cat
; Null addresses and conversions by segment; `nonull` where it is said.

function %forms {
block0(v0: i32, v1: i64):
    v2 = nullptr.i64 global
    v3 = nullptr.i32 group
    v4 = nullptr.i32 private
    v5 = nullptr.i64 flat
    v6 = stof.i64 group v0
    v7 = stof.i64 private nonull v0
    v8 = ftos.i32 group v1
    v9 = ftos.i32 private nonull v1
    v10 = segmentp group v1
    v11 = segmentp global nonull v1
    return
}
; check: block0
; nextln: v2 = nullptr.i64 global
; nextln: v3 = nullptr.i32 group
; nextln: v4 = nullptr.i32 private
; nextln: v5 = nullptr.i64 flat
; nextln: v6 = stof.i64 group v0
; nextln: v7 = stof.i64 private nonull v0
; nextln: v8 = ftos.i32 group v1
; nextln: v9 = ftos.i32 private nonull v1
; nextln: v10 = segmentp group v1
; nextln: v11 = segmentp global nonull v1
; nextln: return
