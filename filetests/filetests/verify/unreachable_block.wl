; test verify
; Every block can be reached from the entry; a loop that nothing enters cannot.

kernel %island {
block0:
    return
block1:
    jump block2
block2:
    jump block1
}
; error: %island: block1: the block cannot be reached from the entry
; error: %island: block2: the block cannot be reached from the entry
