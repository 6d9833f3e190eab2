; test waits precise-output
; target gfx1201
; Samples are counted apart.

kernel %k {
    param %image : i64 at 0 align 8
    param %sampler : i64 at 8 align 8
    param %out : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = load.i64 kernarg align 8 width all [v0+8]
    v3 = load.i64 kernarg align 8 width all [v0+16]
    v4 = workitemid.i32 0
    v5 = fcvt_from_sint.f32 v4
    v6 = image_sample.f32 2ddepth v1, v2, v5, v5
    v7 = image_load.f32 2ddepth v3, v4, v4
    v8 = fadd.f32 v6, v7
    image_store.f32 2ddepth v3, v4, v4, v8
    image_fence
    v9 = image_load.f32 2ddepth v3, v4, v4
    image_store.f32 2ddepth v1, v4, v4, v9
    return
}
;; machine kernel %k target gfx1201 wave 32 after waits {
;; mb0: wave of block1
;;     s[0:7] = s_load_b256 s[0:1], 0x0
;;     v1 = v_cvt_f32_i32_e32 v0
;;     s_wait_kmcnt 0x0
;;     s[8:15] = s_load_b256 s[0:1], 0x0
;;     s[40:43] = s_load_b128 s[2:3], 0x0
;;     s[16:23] = s_load_b256 s[4:5], 0x0
;;     s[24:31] = s_load_b256 s[4:5], 0x0
;;     s[32:39] = s_load_b256 s[4:5], 0x0
;;     s[0:7] = s_load_b256 s[0:1], 0x0
;;     s_wait_kmcnt 0x0
;;     v1 = image_sample_lz [v1, v1], s[8:15], s[40:43] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     v2 = image_load [v0, v0], s[16:23] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     s_wait_loadcnt 0x0
;;     s_wait_samplecnt 0x0
;;     v1 = v_add_f32_e32 v1, v2
;;     image_store v1, [v0, v0], s[24:31] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     s_wait_storecnt 0x0
;;     global_inv scope:SCOPE_DEV
;;     v1 = image_load [v0, v0], s[32:39] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     s_wait_loadcnt 0x0
;;     image_store v1, [v0, v0], s[0:7] dmask:0x1 dim:SQ_RSRC_IMG_2D
;;     end
;; }
