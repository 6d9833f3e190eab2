; test cat
; Barriers, with a width or without; pauses and notifications.

function %waits {
block0(v0: i32):
    barrier
    barrier width wave
    barrier width 64
    wavebarrier
    pause
    notify v0
    return
}
; check: block0
; nextln: barrier
; nextln: barrier width wave
; nextln: barrier width 64
; nextln: wavebarrier
; nextln: pause
; nextln: notify v0
; nextln: return
