; test isel precise-output
; target gfx1030
; Ones counted, the first and the last one found, and bits reversed.

kernel %popcount_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 global align 8 [v4+8]
    v8 = popcount v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %popcount_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %16=s[0:1]:s2, %15=v0:v1 = inputs
;;     %17:s2 = s_load_dwordx2 %16, null
;;     %14:v1 = global_load_dword %15, %17
;;     %13:v1 = v_bcnt_u32_b32 %14, 0
;;     %11:v2 = global_load_dwordx2 %15, %17 offset:8
;;     %9:v1 = v_bcnt_u32_b32 %11.0, 0
;;     %10:v1 = v_bcnt_u32_b32 %11.1, %9
;;     %6.0:v2 = v_mov_b32_e32 %13
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %15, %7, %17 offset:256
;; }
;;     end
;; }

kernel %popcount_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = popcount v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = popcount v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %popcount_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %12=v0:v1 = inputs
;;     %15:s8 = s_load_dwordx8 %14, null
;;     %11:s1 = s_bcnt1_i32_b32 %15.2
;;     %9:s1 = s_bcnt1_i32_b64 %15.4-5
;;     %6.0:v2 = v_mov_b32_e32 %11
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %9
;;     global_store_dwordx2 %12, %7, %15.0-1 offset:256
;; }
;;     end
;; }

kernel %ufirstbit_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = ufirstbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 global align 8 [v4+8]
    v8 = ufirstbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %ufirstbit_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v1 = global_load_dword %22, %24
;;     %20:v1 = v_ffbh_u32_e32 %21
;;     %18:v2 = global_load_dwordx2 %22, %24 offset:8
;;     %16:v1 = v_ffbh_u32_e32 %18.1
;;     %14:v1 = v_ffbh_u32_e32 %18.0
;;     %12:v1 = v_or_b32_e32 32, %14
;;     %10:v1 = v_min_u32_e32 %16, %12
;;     %6.0:v2 = v_mov_b32_e32 %20
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %22, %7, %24 offset:256
;; }
;;     end
;; }

kernel %ufirstbit_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = ufirstbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = ufirstbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %ufirstbit_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s8 = s_load_dwordx8 %22, null
;;     %19:s1 = s_flbit_i32_b32 %23.2
;;     %16:s1 = s_flbit_i32_b32 %23.5
;;     %14:s1 = s_flbit_i32_b32 %23.4
;;     %12:s1 = s_or_b32 %14, 32
;;     %10:s1 = s_min_u32 %16, %12
;;     %6.0:v2 = v_mov_b32_e32 %19
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %20, %7, %23.0-1 offset:256
;; }
;;     end
;; }

kernel %sfirstbit_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 global align 8 [v4+8]
    v8 = sfirstbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %sfirstbit_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %31=s[0:1]:s2, %30=v0:v1 = inputs
;;     %32:s2 = s_load_dwordx2 %31, null
;;     %29:v1 = global_load_dword %30, %32
;;     %28:v1 = v_ffbh_i32_e32 %29
;;     %26:v2 = global_load_dwordx2 %30, %32 offset:8
;;     %25:v1 = v_ashrrev_i32_e32 31, %26.1
;;     %22.0:v2 = v_xor_b32_e32 %26.0, %25
;;     %23.1:v2 tied(%22) = v_xor_b32_e32 %26.1, %25
;;     %16:v1 = v_ffbh_u32_e32 %23.1
;;     %14:v1 = v_ffbh_u32_e32 %23.0
;;     %12:v1 = v_or_b32_e32 32, %14
;;     %10:v1 = v_min_u32_e32 %16, %12
;;     %6.0:v2 = v_mov_b32_e32 %28
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %30, %7, %32 offset:256
;; }
;;     end
;; }

kernel %sfirstbit_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = sfirstbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = sfirstbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %sfirstbit_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %32=s[0:1]:s2, %30=v0:v1 = inputs
;;     %33:s8 = s_load_dwordx8 %32, null
;;     %29:s1 = s_flbit_i32 %33.2
;;     %27:s1 = s_ashr_i32 %33.5, 31
;;     %24.0:s2 = s_mov_b32 %27
;;     %25.1:s2 tied(%24) = s_mov_b32 %27
;;     %20:s2 = s_xor_b64 %33.4-5, %25
;;     %16:s1 = s_flbit_i32_b32 %20.1
;;     %14:s1 = s_flbit_i32_b32 %20.0
;;     %12:s1 = s_or_b32 %14, 32
;;     %10:s1 = s_min_u32 %16, %12
;;     %6.0:v2 = v_mov_b32_e32 %29
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %30, %7, %33.0-1 offset:256
;; }
;;     end
;; }

kernel %lastbit_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 global align 8 [v4+8]
    v8 = lastbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %lastbit_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %23=s[0:1]:s2, %22=v0:v1 = inputs
;;     %24:s2 = s_load_dwordx2 %23, null
;;     %21:v1 = global_load_dword %22, %24
;;     %20:v1 = v_ffbl_b32_e32 %21
;;     %18:v2 = global_load_dwordx2 %22, %24 offset:8
;;     %16:v1 = v_ffbl_b32_e32 %18.1
;;     %14:v1 = v_ffbl_b32_e32 %18.0
;;     %12:v1 = v_or_b32_e32 32, %16
;;     %10:v1 = v_min_u32_e32 %14, %12
;;     %6.0:v2 = v_mov_b32_e32 %20
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %22, %7, %24 offset:256
;; }
;;     end
;; }

kernel %lastbit_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = lastbit v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = lastbit v7
    store.i32 global align 4 [v4+260], v8
    return
}
;; machine kernel %lastbit_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %22=s[0:1]:s2, %20=v0:v1 = inputs
;;     %23:s8 = s_load_dwordx8 %22, null
;;     %19:s1 = s_ff1_i32_b32 %23.2
;;     %16:s1 = s_ff1_i32_b32 %23.5
;;     %14:s1 = s_ff1_i32_b32 %23.4
;;     %12:s1 = s_or_b32 %16, 32
;;     %10:s1 = s_min_u32 %14, %12
;;     %6.0:v2 = v_mov_b32_e32 %19
;;     %7.1:v2 tied(%6) = v_mov_b32_e32 %10
;;     global_store_dwordx2 %20, %7, %23.0-1 offset:256
;; }
;;     end
;; }

kernel %bitrev_lanes_integers {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 global align 4 [v4+0]
    v6 = bitrev.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 global align 8 [v4+8]
    v8 = bitrev.i64 v7
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %bitrev_lanes_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %14=s[0:1]:s2, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, null
;;     %12:v1 = global_load_dword %13, %15
;;     %11:v1 = v_bfrev_b32_e32 %12
;;     global_store_dword %13, %11, %15 offset:256
;;     %8:v2 = global_load_dwordx2 %13, %15 offset:8
;;     %6.0:v2 = v_bfrev_b32_e32 %8.1
;;     %7.1:v2 tied(%6) = v_bfrev_b32_e32 %8.0
;;     global_store_dwordx2 %13, %7, %15 offset:264
;; }
;;     end
;; }

kernel %bitrev_wave_integers {
    param %p : i64 at 0 align 8
    param %a : i32 at 8 align 4
    param %b : i64 at 16 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32 kernarg align 4 width all [v0+8]
    v6 = bitrev.i32 v5
    store.i32 global align 4 [v4+256], v6
    v7 = load.i64 kernarg align 8 width all [v0+16]
    v8 = bitrev.i64 v7
    store.i64 global align 8 [v4+264], v8
    return
}
;; machine kernel %bitrev_wave_integers target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %15=s[0:1]:s2, %13=v0:v1 = inputs
;;     %16:s8 = s_load_dwordx8 %15, null
;;     %12:s1 = s_brev_b32 %16.2
;;     %10:v1 = v_mov_b32_e32 %12
;;     global_store_dword %13, %10, %16.0-1 offset:256
;;     %8:s2 = s_brev_b64 %16.4-5
;;     %5.0:v2 = v_mov_b32_e32 %8.0
;;     %6.1:v2 tied(%5) = v_mov_b32_e32 %8.1
;;     global_store_dwordx2 %13, %6, %16.0-1 offset:264
;; }
;;     end
;; }
