; test cat
; Variables of each segment, with initial bytes and linkage.

module %vars large
global %a : 4 align 4 = [01 02 03 04]
readonly %b : 2 align 1 = [ff]
global external %c : 8 align 8
global export %d : 16 align 16
group %e : 65536 align 128
private %f : 4 align 4
spill %g : 4 align 4

kernel %k {
    private %own : 8 align 8
    group %shared : 4 align 4
block0:
    return
}
; check: private %own : 8 align 8
; nextln: group %shared : 4 align 4
