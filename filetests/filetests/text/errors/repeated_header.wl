; test verify
; What a kernel says of itself it says once.

kernel %k {
    kernarg 8
    kernarg 16
    required_dim 1
    required_dim 2
block0:
    return
}
; error: `kernarg` occurs twice
; error: `required_dim` occurs twice
