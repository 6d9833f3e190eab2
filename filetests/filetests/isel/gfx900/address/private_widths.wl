; test isel precise-output
; target gfx900
; Accesses of private memory of each width.

kernel %byte {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i8 private align 1 [v2]
    v6 = sextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i8 private align 1 [v2+1], v5
    return
}
;; machine kernel %byte target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %8=s[4:5]:s2, %2=s7:s1, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = buffer_load_sbyte %7, %1, %2 offen
;;     global_store_dword %7, %6, %9 offset:256
;;     buffer_store_byte %6, %7, %1, %2 offen offset:1
;; }
;;     end
;; }

kernel %half {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i16 private align 2 [v2]
    v6 = uextend.i32 v5
    store.i32 global align 4 [v4+256], v6
    store.i16 private align 2 [v2+2], v5
    return
}
;; machine kernel %half target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %8=s[4:5]:s2, %2=s7:s1, %7=v0:v1 = inputs
;;     %9:s2 = s_load_dwordx2 %8, 0x0
;;     %6:v1 = buffer_load_ushort %7, %1, %2 offen
;;     global_store_dword %7, %6, %9 offset:256
;;     buffer_store_short %6, %7, %1, %2 offen offset:2
;; }
;;     end
;; }

kernel %long {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i64 private align 8 [v2]
    store.i64 global align 8 [v4+256], v5
    store.i64 private align 8 [v2+8], v5
    return
}
;; machine kernel %long target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %10=s[4:5]:s2, %2=s7:s1, %9=v0:v1 = inputs
;;     %11:s2 = s_load_dwordx2 %10, 0x0
;;     %7.0:v2 = buffer_load_dword %9, %1, %2 offen
;;     %8.1:v2 tied(%7) = buffer_load_dword %9, %1, %2 offen offset:4
;;     global_store_dwordx2 %9, %8, %11 offset:256
;;     buffer_store_dword %8.0, %9, %1, %2 offen offset:8
;;     buffer_store_dword %8.1, %9, %1, %2 offen offset:12
;; }
;;     end
;; }

kernel %quad {
    param %p : i64 at 0 align 8
block0:
    v0 = iconst.i64 0
    v1 = load.i64 kernarg align 8 width all [v0]
    v2 = workitemid.i32 0
    v3 = uextend.i64 v2
    v4 = iadd.i64 v1, v3
    v5 = load.i32x4 private align 16 [v2]
    store.i32x4 global align 8 [v4+256], v5
    store.i32x4 private align 16 [v2+16], v5
    return
}
;; machine kernel %quad target gfx900 wave 64 after isel {
;; mb0: wave of block1
;; lanes {
;;     %1=s[0:3]:s4, %14=s[4:5]:s2, %2=s7:s1, %13=v0:v1 = inputs
;;     %15:s2 = s_load_dwordx2 %14, 0x0
;;     %9.0:v4 = buffer_load_dword %13, %1, %2 offen
;;     %10.1:v4 tied(%9) = buffer_load_dword %13, %1, %2 offen offset:4
;;     %11.2:v4 tied(%10) = buffer_load_dword %13, %1, %2 offen offset:8
;;     %12.3:v4 tied(%11) = buffer_load_dword %13, %1, %2 offen offset:12
;;     global_store_dwordx4 %13, %12, %15 offset:256
;;     buffer_store_dword %12.0, %13, %1, %2 offen offset:16
;;     buffer_store_dword %12.1, %13, %1, %2 offen offset:20
;;     buffer_store_dword %12.2, %13, %1, %2 offen offset:24
;;     buffer_store_dword %12.3, %13, %1, %2 offen offset:28
;; }
;;     end
;; }
