; test cat
; Each vector type as a parameter and of lanes.

function %types {
block0(v0: i8x4, v1: i8x8, v2: i16x2, v3: i16x4, v4: i32x2, v5: i32x4, v6: f16x2, v7: f16x4, v8: f32x2, v9: f32x4, v10: i64x2, v11: f64x2):
    v12 = extract_lane.i8 v1, 7
    v13 = insert_lane.i64x2 v10, v14, 1
    v14 = extract_lane.i64 v10, 0
    v15 = make_vector.f64x2 v16, v16
    v16 = extract_lane.f64 v11, 1
    return
}
; check: block0
; nextln: v12 = extract_lane.i8 v1, 7
