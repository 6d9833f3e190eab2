; test disassemble
; target gfx900
; The text of an object has the kernel's name and its code.

kernel %nothing {
block0:
    return
}
; check: nothing
; check: s_endpgm
