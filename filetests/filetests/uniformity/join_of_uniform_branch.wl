; test uniformity
; After a uniform branch all lanes come over the same edge: a parameter is uniform, though another wave may have come over the other.

kernel %diamond {
block0:
    v0 = workgroupid.i32 0
    v1 = iconst.i32 5
    v2 = iconst.i32 6
    v3 = icmp.ult v0, v1
    branch v3, block1, block2
block1:
    jump block3(v1)
block2:
    jump block3(v2)
block3(v4: i32):
    return
}
; not: part at its end
; check: v4: uniform in the wave
