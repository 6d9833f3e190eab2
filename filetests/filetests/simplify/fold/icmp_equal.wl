; test simplify dce
; Each condition of a comparison of equal numbers.

function %i8 {
block0:
    v0 = iconst.i8 42
    v1 = iconst.i8 42
    v2 = icmp.eq v0, v1
    v3 = iconst.i8 42
    v4 = iconst.i8 42
    v5 = icmp.ne v3, v4
    v6 = iconst.i8 42
    v7 = iconst.i8 42
    v8 = icmp.slt v6, v7
    v9 = iconst.i8 42
    v10 = iconst.i8 42
    v11 = icmp.ult v9, v10
    v12 = iconst.i8 42
    v13 = iconst.i8 42
    v14 = icmp.sle v12, v13
    v15 = iconst.i8 42
    v16 = iconst.i8 42
    v17 = icmp.ule v15, v16
    v18 = iconst.i8 42
    v19 = iconst.i8 42
    v20 = icmp.sgt v18, v19
    v21 = iconst.i8 42
    v22 = iconst.i8 42
    v23 = icmp.ugt v21, v22
    v24 = iconst.i8 42
    v25 = iconst.i8 42
    v26 = icmp.sge v24, v25
    v27 = iconst.i8 42
    v28 = iconst.i8 42
    v29 = icmp.uge v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1

function %i16 {
block0:
    v0 = iconst.i16 42
    v1 = iconst.i16 42
    v2 = icmp.eq v0, v1
    v3 = iconst.i16 42
    v4 = iconst.i16 42
    v5 = icmp.ne v3, v4
    v6 = iconst.i16 42
    v7 = iconst.i16 42
    v8 = icmp.slt v6, v7
    v9 = iconst.i16 42
    v10 = iconst.i16 42
    v11 = icmp.ult v9, v10
    v12 = iconst.i16 42
    v13 = iconst.i16 42
    v14 = icmp.sle v12, v13
    v15 = iconst.i16 42
    v16 = iconst.i16 42
    v17 = icmp.ule v15, v16
    v18 = iconst.i16 42
    v19 = iconst.i16 42
    v20 = icmp.sgt v18, v19
    v21 = iconst.i16 42
    v22 = iconst.i16 42
    v23 = icmp.ugt v21, v22
    v24 = iconst.i16 42
    v25 = iconst.i16 42
    v26 = icmp.sge v24, v25
    v27 = iconst.i16 42
    v28 = iconst.i16 42
    v29 = icmp.uge v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1

function %i32 {
block0:
    v0 = iconst.i32 42
    v1 = iconst.i32 42
    v2 = icmp.eq v0, v1
    v3 = iconst.i32 42
    v4 = iconst.i32 42
    v5 = icmp.ne v3, v4
    v6 = iconst.i32 42
    v7 = iconst.i32 42
    v8 = icmp.slt v6, v7
    v9 = iconst.i32 42
    v10 = iconst.i32 42
    v11 = icmp.ult v9, v10
    v12 = iconst.i32 42
    v13 = iconst.i32 42
    v14 = icmp.sle v12, v13
    v15 = iconst.i32 42
    v16 = iconst.i32 42
    v17 = icmp.ule v15, v16
    v18 = iconst.i32 42
    v19 = iconst.i32 42
    v20 = icmp.sgt v18, v19
    v21 = iconst.i32 42
    v22 = iconst.i32 42
    v23 = icmp.ugt v21, v22
    v24 = iconst.i32 42
    v25 = iconst.i32 42
    v26 = icmp.sge v24, v25
    v27 = iconst.i32 42
    v28 = iconst.i32 42
    v29 = icmp.uge v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1

function %i64 {
block0:
    v0 = iconst.i64 42
    v1 = iconst.i64 42
    v2 = icmp.eq v0, v1
    v3 = iconst.i64 42
    v4 = iconst.i64 42
    v5 = icmp.ne v3, v4
    v6 = iconst.i64 42
    v7 = iconst.i64 42
    v8 = icmp.slt v6, v7
    v9 = iconst.i64 42
    v10 = iconst.i64 42
    v11 = icmp.ult v9, v10
    v12 = iconst.i64 42
    v13 = iconst.i64 42
    v14 = icmp.sle v12, v13
    v15 = iconst.i64 42
    v16 = iconst.i64 42
    v17 = icmp.ule v15, v16
    v18 = iconst.i64 42
    v19 = iconst.i64 42
    v20 = icmp.sgt v18, v19
    v21 = iconst.i64 42
    v22 = iconst.i64 42
    v23 = icmp.ugt v21, v22
    v24 = iconst.i64 42
    v25 = iconst.i64 42
    v26 = icmp.sge v24, v25
    v27 = iconst.i64 42
    v28 = iconst.i64 42
    v29 = icmp.uge v27, v28
    return v2, v5, v8, v11, v14, v17, v20, v23, v26, v29
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
; nextln: $V = bconst 0
; nextln: $V = bconst 0
; nextln: $V = bconst 1
; nextln: $V = bconst 1
