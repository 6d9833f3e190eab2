; test simplify dce
; The high word of a product of extended words is the high half of the product of the words, where nothing else reads the long product.

function %unsigned {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = imul.i64 v2, v3
    v5 = iconst.i32 32
    v6 = ushr.i64 v4, v5
    v7 = ireduce.i32 v6
    return v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = umulhi.i32 v0, v1
; nextln: return $n

function %signed {
block0(v0: i32, v1: i32):
    v2 = sextend.i64 v0
    v3 = sextend.i64 v1
    v4 = imul.i64 v2, v3
    v5 = iconst.i32 32
    v6 = sshr.i64 v4, v5
    v7 = ireduce.i32 v6
    return v7
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = smulhi.i32 v0, v1
; nextln: return $n

function %unsigned_constant {
block0(v0: i32):
    v1 = uextend.i64 v0
    v2 = iconst.i64 0xaaaaaaab
    v3 = imul.i64 v1, v2
    v4 = iconst.i32 33
    v5 = ushr.i64 v3, v4
    return v5
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0xaaaaaaab
; nextln: $(h=$V) = umulhi.i32 v0, $k
; nextln: $(c=$V) = iconst.i32 1
; nextln: $(s=$V) = ushr.i32 $h, $c
; nextln: $(n=$V) = uextend.i64 $s
; nextln: return $n

function %signed_constant {
block0(v0: i32):
    v1 = sextend.i64 v0
    v2 = iconst.i64 -7
    v3 = imul.i64 v1, v2
    v4 = ihigh v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 -7
; nextln: $(n=$V) = smulhi.i32 v0, $k
; nextln: return $n

; One instruction makes both halves.
function %both_halves {
block0(v0: i32, v1: i32):
    v2 = uextend.i64 v0
    v3 = uextend.i64 v1
    v4 = imul.i64 v2, v3
    v5 = ilow v4
    v6 = ihigh v4
    return v5, v6
}
; check: v4 = imul.i64 v2, v3
; nextln: v5 = ilow v4
; nextln: v6 = ihigh v4
; nextln: return v5, v6

; Of a word with a sign and one without, of a long number, of constants that are no words.
function %others_stay {
block0(v0: i32, v1: i32, v2: i64):
    v3 = uextend.i64 v0
    v4 = sextend.i64 v1
    v5 = imul.i64 v3, v4
    v6 = ihigh v5
    v7 = imul.i64 v3, v2
    v8 = ihigh v7
    v9 = iconst.i64 0x100000001
    v10 = imul.i64 v3, v9
    v11 = ihigh v10
    v12 = iconst.i64 0x80000001
    v13 = imul.i64 v4, v12
    v14 = ihigh v13
    v15 = iconst.i64 -3
    v16 = imul.i64 v3, v15
    v17 = ihigh v16
    return v6, v8, v11, v14, v17
}
; check: v5 = imul.i64 v3, v4
; nextln: v6 = ihigh v5
; nextln: v7 = imul.i64 v3, v2
; nextln: v8 = ihigh v7
; nextln: v9 = iconst.i64 0x100000001
; nextln: v10 = imul.i64 v3, v9
; nextln: v11 = ihigh v10
; nextln: v12 = iconst.i64 0x80000001
; nextln: v13 = imul.i64 v4, v12
; nextln: v14 = ihigh v13
; nextln: v15 = iconst.i64 -3
; nextln: v16 = imul.i64 v3, v15
; nextln: v17 = ihigh v16
; nextln: return v6, v8, v11, v14, v17
