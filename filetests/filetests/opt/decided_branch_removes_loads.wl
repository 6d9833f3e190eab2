; test opt
; A branch that constants decide takes its other side along, and what only that read.

function %decided {
block0(v0: i64):
    v1 = iconst.i32 3
    v2 = iconst.i32 4
    v3 = icmp.ult v1, v2
    v4 = load.i32 global align 4 [v0]
    branch v3, block1, block2
block1:
    return v1
block2:
    return v4
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 3
; nextln: return $k
