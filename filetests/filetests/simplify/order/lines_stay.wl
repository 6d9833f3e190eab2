; test simplify dce
; What replaces an instruction has its source line.

function %line {
block0(v0: i32, v1: i32):
    v2 = ineg.i32 v1 @7
    v3 = iadd.i32 v0, v2 @9
    return v3
}
; regex: V=\bv\d+\b
; check: block0
; nextln: $(n=$V) = isub.i32 v0, v1 @9
; nextln: return $n
