; test order
; Blocks of a line come in the order in which they run, whatever the order of the text.

kernel %line {
block0:
    jump block2
block1:
    return
block2:
    jump block1
}
; check: block0
; nextln: block2
; nextln: block1
