; test cat precise-output
; What may be written in several ways is printed in one.

kernel %spelling {
    private %own : 4 align 4
block7:
  v3=iconst.i32 0x0000_0010
  v1 = iconst.i8 0xff ; the same as -1
  v2 = fconst.f32 0x3f800000
  v5 = fadd.f32.up.ftz v2,
       v2 @ 12
  v9 = symbol_addr.i32 %"own"
  v10 = load.i32 private const mutable width 1 align 4 [v9 + 0]
  switch width 64 v3, [
    block2,
    block2
  ]
block2:
  return
}
;; kernel %spelling {
;;     private %own : 4 align 4
;; block7:
;;     v3 = iconst.i32 16
;;     v1 = iconst.i8 -1
;;     v2 = fconst.f32 1.0
;;     v5 = fadd.ftz.up.f32 v2, v2 @12
;;     v9 = symbol_addr.i32 %own
;;     v10 = load.i32 private align 4 [v9]
;;     switch width 64 v3, [block2, block2]
;; block2:
;;     return
;; }
