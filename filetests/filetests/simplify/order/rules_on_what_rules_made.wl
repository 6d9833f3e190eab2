; test simplify dce
; What a rule makes is rewritten in turn: a difference becomes a sum, the sums meet, and the constants cancel. Six steps is the depth.

function %cancels {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = iconst.i32 8
    v3 = iadd.i32 v0, v2
    v4 = isub.i32 v3, v1
    v5 = iconst.i32 -3
    v6 = iadd.i32 v4, v5
    return v6
}
; check: block0
; nextln: return v0

function %product_of_products {
block0(v0: i32):
    v1 = iconst.i32 2
    v2 = iconst.i32 16
    v3 = imul.i32 v0, v1
    v4 = imul.i32 v3, v2
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 5
; nextln: $(n=$V) = ishl.i32 v0, $k
; nextln: return $n
