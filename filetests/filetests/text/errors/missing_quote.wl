; test verify
; A quoted name ends on its line.

kernel %k {
    source "a.hsail
block0:
    return
}
; error: missing closing quote
; error: expected a file name in quotes, found the end of the line
