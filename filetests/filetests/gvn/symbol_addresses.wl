; test gvn
; Addresses of one variable merge, those of two do not.

group %a : 4 align 4
group %b : 4 align 4

function %addresses {
block0:
    v0 = symbol_addr.i32 %a
    v1 = symbol_addr.i32 %b
    v2 = symbol_addr.i32 %a
    return v0, v1, v2
}
; check: v0 = symbol_addr.i32 %a
; nextln: v1 = symbol_addr.i32 %b
; nextln: return v0, v1, v0
