; test verify
; The bar of shared instructions belongs to the wave section.

kernel %k {
block0:
    | v0 = dim.i32
    return
}
; error: `|` is for instructions of the wave section
