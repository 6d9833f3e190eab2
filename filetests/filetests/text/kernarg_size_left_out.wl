; test cat
; The size of the kernarg segment is printed only if it is not the end of the last parameter.

kernel %k {
    kernarg 12
    param %a : i32 at 8 align 4
block0:
    return
}
; check: kernel %k
; not: kernarg 12
; check: param %a : i32 at 8 align 4
