; test verify
; Initial bytes are for global and readonly variables of this module, and no more than the variable has.

group %a : 4 align 4 = [00]
global %b : 2 align 2 = [00 01 02]
readonly %c : 4 align 4 = [ff]
private %d : 4 align 4 = [00]

kernel %k {
block0:
    return
}
; error: variable %a has initial bytes in a segment that cannot be initialised
; error: variable %b has more initial bytes than its size
; error: variable %d has initial bytes in a segment that cannot be initialised
