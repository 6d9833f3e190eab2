; test opt
; Quotients and remainders by powers of two leave no division behind.

function %both {
block0(v0: i32):
    v1 = iconst.i32 64
    v2 = udiv.i32 v0, v1
    v3 = urem.i32 v0, v1
    v4 = iadd.i32 v2, v3
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = iconst.i32 6
; nextln: $(q=$V) = ushr.i32 v0, $a
; nextln: $(b=$V) = iconst.i32 63
; nextln: $(r=$V) = band.i32 v0, $b
; nextln: $(s=$V) = iadd.i32 $q, $r
; nextln: return $s
