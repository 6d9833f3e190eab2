; test gvn
; Conversions of addresses merge by segment, and by whether null is excluded.

function %conversions {
block0(v0: i32, v1: i64):
    v2 = stof.i64 group v0
    v3 = stof.i64 private v0
    v4 = stof.i64 group nonull v0
    v5 = stof.i64 group v0
    v6 = segmentp group v1
    v7 = segmentp private v1
    v8 = segmentp group v1
    v9 = nullptr.i64 global
    v10 = nullptr.i64 flat
    v11 = nullptr.i64 global
    return v2, v3, v4, v5, v6, v7, v8, v9, v10, v11
}
; check: block0
; nextln: v2 = stof.i64 group v0
; nextln: v3 = stof.i64 private v0
; nextln: v4 = stof.i64 group nonull v0
; nextln: v6 = segmentp group v1
; nextln: v7 = segmentp private v1
; nextln: v9 = nullptr.i64 global
; nextln: v10 = nullptr.i64 flat
; nextln: return v2, v3, v4, v2, v6, v7, v6, v9, v10, v9
