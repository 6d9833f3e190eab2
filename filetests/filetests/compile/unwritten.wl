; test compile
; target gfx900
; Uniform loads of global memory use the scalar cache only where no write can make it stale.

kernel %proven {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v3 = load.i32 global align 4 equiv 1 [v1+16]
    v4 = workitemid.i32 0
    v5 = iadd.i32 v3, v4
    v6 = uextend.i64 v4
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v2, v8
    store.i32 global align 4 equiv 2 [v9], v5
    return
}
; regex: SGPR=s\d+
; not: global_load
; check: s_load_dword $SGPR
; sameln: 0x10
; check: global_store_dword

kernel %may_be_written {
    param %in : i64 at 0 align 8
    param %out : i64 at 8 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2 = load.i64 kernarg align 8 [v0+8]
    v4 = workitemid.i32 0
    store.i32 global align 4 equiv 2 [v2], v4
    v3 = load.i32 global align 4 [v1+16]
    v5 = iadd.i32 v3, v4
    v6 = uextend.i64 v4
    v7 = iconst.i32 2
    v8 = ishl.i64 v6, v7
    v9 = iadd.i64 v2, v8
    store.i32 global align 4 equiv 2 [v9], v5
    return
}
; check: global_store_dword
; check: global_load_dword
; check: global_store_dword

; Three dwords are not loaded as four, which might end after the buffer.
kernel %three {
    param %in : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 [v0]
    v2, v3, v4 = load.i32 global align 4 [v1]
    v5 = iadd.i32 v2, v3
    v6 = iadd.i32 v5, v4
    v7 = iconst.i32 0
    store.i32 group align 4 [v7], v6
    return
}
; not: s_load_dwordx4
; check: s_load_dwordx2 vcc
; check: s_load_dwordx2
; check: s_load_dword 
