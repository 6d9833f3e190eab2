; test cat
; Parameters of kernels: types, arrays, gaps and the size of the segment where it is not the end of the last one.

kernel %k {
    kernarg 64
    param %a : i8 at 0 align 1
    param %b : f64 at 8 align 8
    param %c : i16 x 5 at 16 align 2
    param %d : i32x4 at 32 align 16
block0:
    return
}
; check: kernarg 64
; nextln: param %a : i8 at 0 align 1
; nextln: param %b : f64 at 8 align 8
; nextln: param %c : i16 x 5 at 16 align 2
; nextln: param %d : i32x4 at 32 align 16
