; test dce
; Fences, barriers, pauses and notifications have no result and stay.

function %waits {
block0(v0: i32):
    fence scacq wg
    barrier
    wavebarrier
    pause
    notify v0
    return
}
; check: block0
; nextln: fence scacq wg
; nextln: barrier
; nextln: wavebarrier
; nextln: pause
; nextln: notify v0
; nextln: return
