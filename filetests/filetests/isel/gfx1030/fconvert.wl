; test isel precise-output
; target gfx1030
; Floats of another size.
; Here are the forms whose code is not that of gfx1201.

kernel %wave_from_half {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ireduce.i16 v5
    v7 = bitcast.f16 v6
    v8 = fconvert.f32 v7
    store.f32 global align 4 [v4+256], v8
    return
}
;; machine kernel %wave_from_half target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %7=v0:v1 = inputs
;;     %10:s4 = s_load_dwordx4 %9, null
;;     %4:v1 = v_cvt_f32_f16_e64 %10.2
;;     global_store_dword %7, %4, %10.0-1 offset:256
;; }
;;     end
;; }

kernel %wave_to_half {
    param %p : i64 at 0 align 8
    param %a : f32 at 8 align 4
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32 kernarg align 4 width all [v0+8]
    v6 = fconvert.f16 v5
    store.f16 global align 2 [v4+256], v6
    return
}
;; machine kernel %wave_to_half target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %8=s[0:1]:s2, %5=v0:v1 = inputs
;;     %9:s4 = s_load_dwordx4 %8, null
;;     %4:v1 = v_cvt_f16_f32_e64 %9.2
;;     global_store_short %5, %4, %9.0-1 offset:256
;; }
;;     end
;; }
