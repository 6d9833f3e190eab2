; test verify
; While blocks and edges are broken, types are not looked at: only the first mistake is reported here.

kernel %both {
block0:
    v0 = iconst.i8 300
    jump block1(v0)
block1:
    return
}
; error: block1 has 0 parameter(s), 1 argument(s) are passed
