; test simplify-cfg
; A branch over nothing becomes selects for 32 and 64 bits and truth values; of 16 bits and vectors it stays.

function %wide {
block0(v0: b1, v1: i64, v2: i64, v3: f32, v4: f32):
    branch v0, block1, block2
block1:
    jump block3(v1, v3)
block2:
    jump block3(v2, v4)
block3(v5: i64, v6: f32):
    return v5, v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(a=$V) = select.i64 v0, v1, v2
; nextln: $(b=$V) = select.f32 v0, v3, v4
; nextln: return $a, $b

function %narrow {
block0(v0: b1, v1: i16, v2: i16):
    branch v0, block1, block2
block1:
    jump block3(v1)
block2:
    jump block3(v2)
block3(v3: i16):
    return v3
}
; check: block0
; nextln: branch v0, block3(v1), block2
; nextln: block2:
; nextln: jump block3(v2)
; nextln: block3(v3: i16):
; nextln: return v3
