; test verify
; A kernel without any block.

kernel %k {
}
; error: %k has no block
