; test verify
; Handles of images and samplers are in global and readonly variables of this module, in order, beside one another, within the variable.

global %good : 16 align 8 handles 0: roimg 2d rgba unorm_int8 4 4 0 0, 8: samp unnormalized nearest clamp_to_edge
group %a : 8 align 8 handles 0: samp normalized linear repeat
global external %b : 8 align 8 handles 0: rwimg 1d r float 16 0 0 0
global %c : 12 align 8 handles 8: samp normalized linear repeat
readonly %d : 24 align 8 handles 8: samp normalized linear repeat, 12: samp normalized linear repeat

kernel %k {
block0:
    return
}
; error: variable %a has handles of objects in a segment that cannot be initialised
; error: variable %b is external and has handles of objects
; error: variable %c has a handle of an object beyond its size
; error: variable %d has handles of objects that overlap or are not in order
