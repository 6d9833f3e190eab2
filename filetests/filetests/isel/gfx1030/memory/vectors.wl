; test isel precise-output
; target gfx1030
; Vectors go to memory and come from it in as few accesses as their size allows.

kernel %load_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    store.i8x4 global align 4 [v4+256], v5
    v6 = load.i8x8 global align 8 [v4+8]
    store.i8x8 global align 8 [v4+264], v6
    v7 = load.i8x16 global align 8 [v4+16]
    store.i8x16 global align 8 [v4+272], v7
    return
}
;; machine kernel %load_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     global_store_dword %8, %7, %10 offset:256
;;     %5:v2 = global_load_dwordx2 %8, %10 offset:8
;;     global_store_dwordx2 %8, %5, %10 offset:264
;;     %3:v4 = global_load_dwordx4 %8, %10 offset:16
;;     global_store_dwordx4 %8, %3, %10 offset:272
;; }
;;     end
;; }

kernel %load_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    store.i16x2 global align 4 [v4+256], v5
    v6 = load.i16x4 global align 8 [v4+8]
    store.i16x4 global align 8 [v4+264], v6
    v7 = load.i16x8 global align 8 [v4+16]
    store.i16x8 global align 8 [v4+272], v7
    return
}
;; machine kernel %load_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     global_store_dword %8, %7, %10 offset:256
;;     %5:v2 = global_load_dwordx2 %8, %10 offset:8
;;     global_store_dwordx2 %8, %5, %10 offset:264
;;     %3:v4 = global_load_dwordx4 %8, %10 offset:16
;;     global_store_dwordx4 %8, %3, %10 offset:272
;; }
;;     end
;; }

kernel %load_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    store.i32x2 global align 8 [v4+256], v5
    v6 = load.i32x4 global align 8 [v4+16]
    store.i32x4 global align 8 [v4+272], v6
    return
}
;; machine kernel %load_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %load_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    store.i64x2 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %load_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    store.f16x4 global align 8 [v4+256], v5
    v6 = load.f16x8 global align 8 [v4+16]
    store.f16x8 global align 8 [v4+272], v6
    return
}
;; machine kernel %load_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %load_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    store.f32x2 global align 8 [v4+256], v5
    v6 = load.f32x4 global align 8 [v4+16]
    store.f32x4 global align 8 [v4+272], v6
    return
}
;; machine kernel %load_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %load_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    store.f64x2 global align 8 [v4+256], v5
    return
}
;; machine kernel %load_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_bytes {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8x4 global align 4 [v4+0]
    store.i8x4 global align 4 [v4+256], v5
    v6 = load.i8x8 global align 8 [v4+8]
    store.i8x8 global align 8 [v4+264], v6
    v7 = load.i8x16 global align 8 [v4+16]
    store.i8x16 global align 8 [v4+272], v7
    return
}
;; machine kernel %store_bytes target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     global_store_dword %8, %7, %10 offset:256
;;     %5:v2 = global_load_dwordx2 %8, %10 offset:8
;;     global_store_dwordx2 %8, %5, %10 offset:264
;;     %3:v4 = global_load_dwordx4 %8, %10 offset:16
;;     global_store_dwordx4 %8, %3, %10 offset:272
;; }
;;     end
;; }

kernel %store_halves {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16x2 global align 4 [v4+0]
    store.i16x2 global align 4 [v4+256], v5
    v6 = load.i16x4 global align 8 [v4+8]
    store.i16x4 global align 8 [v4+264], v6
    v7 = load.i16x8 global align 8 [v4+16]
    store.i16x8 global align 8 [v4+272], v7
    return
}
;; machine kernel %store_halves target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %9=s[0:1]:s2, %8=v0:v1 = inputs
;;     %10:s2 = s_load_dwordx2 %9, null
;;     %7:v1 = global_load_dword %8, %10
;;     global_store_dword %8, %7, %10 offset:256
;;     %5:v2 = global_load_dwordx2 %8, %10 offset:8
;;     global_store_dwordx2 %8, %5, %10 offset:264
;;     %3:v4 = global_load_dwordx4 %8, %10 offset:16
;;     global_store_dwordx4 %8, %3, %10 offset:272
;; }
;;     end
;; }

kernel %store_words {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x2 global align 8 [v4+0]
    store.i32x2 global align 8 [v4+256], v5
    v6 = load.i32x4 global align 8 [v4+16]
    store.i32x4 global align 8 [v4+272], v6
    return
}
;; machine kernel %store_words target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %store_longs {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64x2 global align 8 [v4+0]
    store.i64x2 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_longs target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }

kernel %store_half_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f16x4 global align 8 [v4+0]
    store.f16x4 global align 8 [v4+256], v5
    v6 = load.f16x8 global align 8 [v4+16]
    store.f16x8 global align 8 [v4+272], v6
    return
}
;; machine kernel %store_half_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %store_floats {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f32x2 global align 8 [v4+0]
    store.f32x2 global align 8 [v4+256], v5
    v6 = load.f32x4 global align 8 [v4+16]
    store.f32x4 global align 8 [v4+272], v6
    return
}
;; machine kernel %store_floats target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %7=s[0:1]:s2, %6=v0:v1 = inputs
;;     %8:s2 = s_load_dwordx2 %7, null
;;     %5:v2 = global_load_dwordx2 %6, %8
;;     global_store_dwordx2 %6, %5, %8 offset:256
;;     %3:v4 = global_load_dwordx4 %6, %8 offset:16
;;     global_store_dwordx4 %6, %3, %8 offset:272
;; }
;;     end
;; }

kernel %store_doubles {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.f64x2 global align 8 [v4+0]
    store.f64x2 global align 8 [v4+256], v5
    return
}
;; machine kernel %store_doubles target gfx1030 wave 32 after isel {
;; mb0: wave of block1
;; lanes {
;;     %5=s[0:1]:s2, %4=v0:v1 = inputs
;;     %6:s2 = s_load_dwordx2 %5, null
;;     %3:v4 = global_load_dwordx4 %4, %6
;;     global_store_dwordx4 %4, %3, %6 offset:256
;; }
;;     end
;; }
