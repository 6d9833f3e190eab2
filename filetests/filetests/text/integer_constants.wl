; test cat
; Constants from -1024 on are decimal, from 65536 on hexadecimal; underscores and hexadecimal digits may be written.

function %constants {
block0:
    v0 = iconst.i32 -1024
    v1 = iconst.i32 -1025
    v2 = iconst.i32 65535
    v3 = iconst.i32 65536
    v4 = iconst.i8 0x80
    v5 = iconst.i64 0xffff_ffff_ffff_ffff
    v6 = iconst.i64 1_000_000
    v7 = bconst 1
    return
}
; check: block0
; nextln: v0 = iconst.i32 -1024
; nextln: v1 = iconst.i32 0xfffffbff
; nextln: v2 = iconst.i32 65535
; nextln: v3 = iconst.i32 0x10000
; nextln: v4 = iconst.i8 -128
; nextln: v5 = iconst.i64 -1
; nextln: v6 = iconst.i64 0xf4240
; nextln: v7 = bconst 1
