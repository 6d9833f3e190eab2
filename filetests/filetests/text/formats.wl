; test cat
; Every instruction format. The command also reads its own print back.

module %sample large

group %tile : 1024 align 4
readonly %table : 4 align 4 = [01 00 7f ff]
global external %"odd name" : 8 align 8

external function %g

kernel %k {
    source "k.hsail"
    kernarg 32
    param %out : i64 at 0 align 8
    param %data : f32 x 4 at 8 align 4
    required_group_size 64 1 1
    max_flat_group_size 64
    required_grid_size 4096 1 1
    required_dim 1
    no_partial_groups
    max_dynamic_group_size 512
    private %stack : 16 align 4
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i32 -1
    v2 = iconst.i64 0x1234567890
    v3 = fconst.f32 1.5
    v4 = fconst.f64 0x7ff8000000000000
    v5 = fconst.f16 -0.25
    v6 = bconst 1
    v7 = undef.i32x4
    v8 = iadd.i32 v0, v1 @12
    v9 = fadd.ftz.up.f32 v3, v3
    v10 = fma.f32 v3, v3, v9
    v11 = icmp.slt v0, v8
    v12 = fcmp.ltu.ftz v3, v9
    v13 = fcvt_to_sint.zero.sat.i32 v3
    v14 = extract_lane.i32 v7, 3
    v15 = insert_lane.i32x4 v7, v14, 0
    v16 = make_vector.f32x2 v3, v9
    v17 = nullptr.i64 global
    v18 = symbol_addr.i32 %tile
    v19 = symbol_addr.i32 %stack
    v20 = stof.i64 group nonull v18
    v21 = kernargbaseptr.i64
    v22 = load.i64 kernarg align 8 width all [v21]
    v23, v24, v25 = load.i32 group align 4 equiv 2 [v18+16]
    v26 = load.f32 global align 4 const [v22-4]
    store.i32 private align 4 [v19], v23, v24
    v27 = atomic_rmw.i32 add global align 4 scar agent [v22], v0
    atomic_cas_noret.i32 cas group align 4 rlx wg [v18+4], v0, v1
    fence scar system
    barrier
    wavebarrier width wave
    v28, v29, v30, v31 = activelanemask v6
    v32 = bitinsert.i32 v0, v1, v0, v1
    v33: i32, v34: f32 = call %g(v0, v3)
    call %f()
    branch width 64 v11, block1(v8), block2
block1(v35: i32):
    switch v35, [block2, block1(v0), block3]
block2:
    jump block3
block3:
    return
wave {
block0 of block0 0..2:
    | v0 = workitemabsid.i32 0
    | store.i32 private align 4 [v19], v23, v24
    v36 = exec_get
    v37 = mask_of v6
    v38 = mask_andn v36, v37
    wave_branch_any v38, block4(v36), block3
block4(v39: mask):
    exec_set v39
    wave_jump block3
block3:
    wave_end
}
}

; check: v9 = fadd.ftz.up.f32 v3, v3
; check: v13 = fcvt_to_sint.zero.sat.i32 v3
; check: v23, v24, v25 = load.i32 group align 4 equiv 2 [v18+16]
; check: atomic_cas_noret.i32 cas group align 4 rlx wg [v18+4], v0, v1
; check: switch v35, [block2, block1(v0), block3]
; check: wave {
; nextln: block0 of block0 0..2:
; check: | v0 = workitemabsid.i32 0
; check: block4(v39: mask):

function %f {
block0:
    return
}
