; test print-cfg dot precise-output

kernel %diamond {
block0:
    v0 = bconst 1
    branch v0, block1, block2
block1:
    jump block2
block2:
    return
}
;; digraph {
;;     node [shape=box, fontname=monospace];
;;     block0 [label="block0:\l  v0 = bconst 1\l  branch v0, block1, block2\l"];
;;     block0 -> block1 [label="yes"];
;;     block0 -> block2 [label="no"];
;;     block0 -> block2 [style=dotted, constraint=false];
;;     block1 [label="block1:\l  jump block2\l"];
;;     block1 -> block2 [label=""];
;;     block1 -> block2 [style=dotted, constraint=false];
;;     block2 [label="block2:\l  return\l"];
;; }
