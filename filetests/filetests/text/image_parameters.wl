; test cat
; Parameters may say that they are images or samplers, which runtimes ask.

kernel %k {
    param %a : i64 at 0 align 8 read_only_image
    param %b : i64 at 8 align 8 write_only_image
    param %c : i64 at 16 align 8 read_write_image
    param %d : i64 at 24 align 8 sampler
    param %e : i64 at 32 align 8 value
block0:
    return
}
; check: param %a : i64 at 0 align 8 read_only_image
; nextln: param %b : i64 at 8 align 8 write_only_image
; nextln: param %c : i64 at 16 align 8 read_write_image
; nextln: param %d : i64 at 24 align 8 sampler
; nextln: param %e : i64 at 32 align 8
