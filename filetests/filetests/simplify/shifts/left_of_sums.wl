; test simplify dce
; A sum with a constant is shifted in parts: 64 bits always, others where nothing but shifts reads the sum, and 32 bits where the other part was shifted before, so
; that it is shifted once.

function %shifted_before {
block0(v0: i32):
    v1 = iconst.i32 5
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 -1
    v4 = iadd.i32 v2, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    return v6
}
; check: block0
; check: iconst.i32 7
; check: ishl.i32 v0
; check: iconst.i32 -4
; check: iadd.i32
; nextln: return

function %not_shifted_before {
block0(v0: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v5 = iconst.i32 2
; nextln: $(s=$V) = ishl.i32 v0, v5
; nextln: $(k=$V) = iconst.i32 -4
; nextln: $(n=$V) = iadd.i32 $s, $k
; nextln: return $n

function %bits_of_the_constant_are_lost {
block0(v0: i8):
    v3 = iconst.i8 0x41
    v4 = iadd.i8 v0, v3
    v5 = iconst.i32 10
    v6 = ishl.i8 v4, v5
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: v5 = iconst.i32 10
; nextln: $(s=$V) = ishl.i8 v0, v5
; nextln: $(k=$V) = iconst.i8 4
; nextln: $(n=$V) = iadd.i8 $s, $k
; nextln: return $n

; Two accesses at neighbours of different size.
function %read_by_two_shifts {
block0(v0: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    v7 = iconst.i32 1
    v8 = ishl.i32 v4, v7
    return v6, v8
}
; regex: V=\bv\d+\b
; check: $(s=$V) = ishl.i32 v0, v5
; nextln: $(k=$V) = iconst.i32 -4
; nextln: $(n=$V) = iadd.i32 $s, $k
; check: $(t=$V) = ishl.i32 v0, v7
; nextln: $(l=$V) = iconst.i32 -2
; nextln: $(m=$V) = iadd.i32 $t, $l
; nextln: return $n, $m

; The sum is needed anyway.
function %read_twice {
block0(v0: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    return v4, v6
}
; check: block0
; nextln: v3 = iconst.i32 -1
; nextln: v4 = iadd.i32 v0, v3
; nextln: v5 = iconst.i32 2
; nextln: v6 = ishl.i32 v4, v5
; nextln: return v4, v6

function %read_by_a_branch {
block0(v0: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i32 v4, v5
    jump block1(v4)
block1(v7: i32):
    return v6, v7
}
; check: v4 = iadd.i32 v0, v3
; check: v6 = ishl.i32 v4, v5

; In 64 bits it goes outwards all the same.
function %read_twice_64 {
block0(v0: i64):
    v3 = iconst.i64 -1
    v4 = iadd.i64 v0, v3
    v5 = iconst.i32 2
    v6 = ishl.i64 v4, v5
    return v4, v6
}
; regex: V=\bv\d+\b
; check: v4 = iadd.i64 v0, v3
; check: $(s=$V) = ishl.i64 v0, v5
; check: $(k=$V) = iconst.i64 -4
; nextln: $(n=$V) = iadd.i64 $s, $k
; nextln: return v4, $n

function %unknown_count {
block0(v0: i32, v1: i32):
    v3 = iconst.i32 -1
    v4 = iadd.i32 v0, v3
    v6 = ishl.i32 v4, v1
    return v6
}
; check: v4 = iadd.i32 v0, v3
; nextln: v6 = ishl.i32 v4, v1
; nextln: return v6

; All bits are gone but those of the constant.
function %too_far {
block0(v0: i32):
    v1 = iconst.i32 20
    v2 = ishl.i32 v0, v1
    v3 = iconst.i32 3
    v4 = iadd.i32 v2, v3
    v6 = ishl.i32 v4, v1
    return v6
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(k=$V) = iconst.i32 0x300000
; nextln: return $k
