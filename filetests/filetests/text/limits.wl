; test cat
; The limits of a kernel, each of which may be missing.

kernel %all {
    required_group_size 8 4 2
    max_flat_group_size 64
    required_grid_size 0x1_0000_0000 1 1
    required_dim 3
    no_partial_groups
    max_dynamic_group_size 4096
    max_flat_grid_size 4294967296
block0:
    return
}
; check: required_group_size 8 4 2
; check: max_flat_group_size 64
; check: required_grid_size 4294967296 1 1
; check: required_dim 3
; check: no_partial_groups
; check: max_dynamic_group_size 4096
; check: max_flat_grid_size 4294967296

kernel %none {
block0:
    return
}
; check: kernel %none {
; nextln: block0:
