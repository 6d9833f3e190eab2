; test simplify dce
; Choices.

function %equal_arms {
block0(v0: b1, v1: i32):
    v10 = select.i32 v0, v1, v1
    return v10
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v1

function %false {
block0(v0: i32, v1: i32):
    v10 = bconst 0
    v11 = select.i32 v10, v1, v0
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %true {
block0(v0: i32, v1: i32):
    v10 = bconst 1
    v11 = select.i32 v10, v0, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: return v0

function %complement {
block0(v0: b1, v1: i32, v2: i32):
    v10 = bnot.b1 v0
    v11 = select.i32 v10, v1, v2
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = select.i32 v0, v2, v1
; nextln: return $s

function %same_condition_first {
block0(v0: b1, v1: i32, v2: i32, v3: i32):
    v10 = select.i32 v0, v1, v2
    v11 = select.i32 v0, v10, v3
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = select.i32 v0, v1, v3
; nextln: return $s

function %same_condition_second {
block0(v0: b1, v1: i32, v2: i32, v3: i32):
    v10 = select.i32 v0, v1, v2
    v11 = select.i32 v0, v3, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = select.i32 v0, v3, v2
; nextln: return $s

function %or {
block0(v0: b1, v1: b1):
    v10 = bconst 1
    v11 = select.b1 v0, v10, v1
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = bor.b1 v0, v1
; nextln: return $s

function %and {
block0(v0: b1, v1: b1):
    v10 = bconst 0
    v11 = select.b1 v0, v1, v10
    return v11
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = band.b1 v0, v1
; nextln: return $s

function %not {
block0(v0: b1):
    v10 = bconst 0
    v11 = bconst 1
    v12 = select.b1 v0, v10, v11
    return v12
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(s=$V) = bnot.b1 v0
; nextln: return $s
function %branch {
block0(v0: b1):
    v10 = bnot.b1 v0
    branch v10, block1, block2
block1:
    v11 = iconst.i32 1
    return v11
block2:
    v12 = iconst.i32 2
    return v12
}
; check: block0
; nextln: branch v0, block2, block1
