//! Control-flow graphs as text and as Graphviz input.

use super::{Cfg, DominatorTree, Graph, PostDominatorTree};
use crate::ir::text::{Names, print_block_header, print_inst};
use crate::ir::{Block, Function, InstructionData, Layout};
use std::fmt::Write;

fn list(blocks: &[Block]) -> String {
    if blocks.is_empty() {
        return "none".into();
    }
    let names: Vec<String> = blocks.iter().map(Block::to_string).collect();
    names.join(" ")
}

/// One line per block of a layout: predecessors, successors, immediate dominator and post-dominator.
///
/// ```text
/// block1: preds block0; succs block3; idom block0; ipdom block3
/// ```
/// `ipdom exit` is the virtual exit of [`PostDominatorTree`].
pub fn print_cfg(func: &Function, layout: &Layout) -> String {
    if layout.entry().is_none() {
        return String::new();
    }
    let cfg = Cfg::of_layout(func, layout);
    let (dom, post) = (DominatorTree::new(&cfg), PostDominatorTree::new(&cfg));
    let mut out = String::new();
    for &block in layout.blocks() {
        let _ = write!(
            out,
            "{block}: preds {}; succs {}; ",
            list(cfg.preds(block)),
            list(cfg.succs(block))
        );
        if !dom.is_reachable(block) {
            out.push_str("unreachable\n");
            continue;
        }
        let name =
            |block: Option<Block>, none: &str| block.map_or_else(|| none.to_owned(), |b| b.to_string());
        let idom = name(dom.idom(block), "none");
        let ipdom = name(post.ipdom(block), "exit");
        let _ = writeln!(out, "idom {idom}; ipdom {ipdom}");
    }
    out
}

/// The graph of a layout for Graphviz: blocks with their instructions, edges with what leads along them, and dotted
/// edges to immediate post-dominators.
pub fn dot_cfg(func: &Function, layout: &Layout, names: &Names) -> String {
    dot_cfgs(&[(func, layout)], names)
}

/// The graphs of several functions as one, for Graphviz: each in a box with its name if there are more than one.
pub fn dot_cfgs(functions: &[(&Function, &Layout)], names: &Names) -> String {
    let mut out = String::from("digraph {\n    node [shape=box, fontname=monospace];\n");
    for (index, (func, layout)) in functions.iter().enumerate() {
        if functions.len() == 1 {
            dot_blocks(func, layout, names, "", &mut out);
            continue;
        }
        let name = escape(&func.name);
        let _ = writeln!(out, "    subgraph cluster_{index} {{\n    label=\"%{name}\";");
        dot_blocks(func, layout, names, &format!("f{index}_"), &mut out);
        out.push_str("    }\n");
    }
    out.push_str("}\n");
    out
}

/// Blocks and edges, with a prefix before the names of blocks.
fn dot_blocks(func: &Function, layout: &Layout, names: &Names, prefix: &str, out: &mut String) {
    let post = layout
        .entry()
        .map(|_| PostDominatorTree::new(&Cfg::of_layout(func, layout)));
    let reachable = layout
        .entry()
        .map(|_| DominatorTree::new(&Cfg::of_layout(func, layout)));
    for &block in layout.blocks() {
        let mut label = format!("{}:\n", print_block_header(func, block));
        for &inst in layout.insts(block) {
            let _ = writeln!(label, "  {}", print_inst(func, names, inst));
        }
        let _ = writeln!(out, "    {prefix}{block} [label=\"{}\"];", escape(&label));
        for (target, text) in edges(func, layout, block) {
            let text = escape(&text);
            let _ = writeln!(out, "    {prefix}{block} -> {prefix}{target} [label=\"{text}\"];");
        }
        let placed = reachable.as_ref().is_some_and(|tree| tree.is_reachable(block));
        if let Some(ipdom) = post
            .as_ref()
            .filter(|_| placed)
            .and_then(|post| post.ipdom(block))
        {
            let _ = writeln!(
                out,
                "    {prefix}{block} -> {prefix}{ipdom} [style=dotted, constraint=false];"
            );
        }
    }
}

/// Lines of a label end left-aligned.
fn escape(text: &str) -> String {
    text.replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\l")
}

fn edges(func: &Function, layout: &Layout, block: Block) -> Vec<(Block, String)> {
    let Some(inst) = layout.last_inst(block) else {
        return Vec::new();
    };
    let targets = func.dfg.targets(inst);
    let data = func.dfg.inst(inst);
    targets
        .iter()
        .enumerate()
        .map(|(i, call)| {
            let text = match data {
                InstructionData::Branch { .. } if i == 0 => "yes".to_owned(),
                InstructionData::Branch { .. } => "no".to_owned(),
                InstructionData::Switch { .. } => i.to_string(),
                _ => String::new(),
            };
            (call.block, text)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    const DIAMOND: &str = "kernel %k {\nblock0:\nv0 = bconst 1\nbranch v0, block1, block2\nblock1:\njump block3\n\
                           block2:\njump block3\nblock3:\nreturn\nblock4:\nreturn\n}\n";

    #[test]
    fn diamond_with_an_unreachable_block() {
        let module = parse_module(DIAMOND).unwrap();
        let (_, func) = module.defined().next().unwrap();
        assert_eq!(
            print_cfg(func, &func.layout),
            "block0: preds none; succs block1 block2; idom none; ipdom block3\n\
             block1: preds block0; succs block3; idom block0; ipdom block3\n\
             block2: preds block0; succs block3; idom block0; ipdom block3\n\
             block3: preds block1 block2; succs none; idom block0; ipdom exit\n\
             block4: preds none; succs none; unreachable\n"
        );
        assert_eq!(print_cfg(func, &Layout::default()), "");
    }

    #[test]
    fn dot_has_every_block_and_edge() {
        let module = parse_module(DIAMOND).unwrap();
        let (_, func) = module.defined().next().unwrap();
        let dot = dot_cfg(func, &func.layout, &Names::new(&module));
        for part in [
            "block0 [label=\"block0:\\l  v0 = bconst 1\\l  branch v0, block1, block2\\l\"];",
            "block0 -> block1 [label=\"yes\"];",
            "block0 -> block2 [label=\"no\"];",
            "block0 -> block3 [style=dotted, constraint=false];",
        ] {
            assert!(dot.contains(part), "{part} in\n{dot}");
        }
    }

    #[test]
    fn several_functions_are_one_graph() {
        let text = "kernel %k {\nblock0:\n    return\n}\nkernel %l {\nblock0:\n    jump block1\nblock1:\n    return\n}\n";
        let module = parse_module(text).expect("a module");
        let functions: Vec<_> = module.defined().map(|(_, func)| (func, &func.layout)).collect();
        let dot = dot_cfgs(&functions, &Names::new(&module));
        assert_eq!(dot.matches("digraph").count(), 1, "{dot}");
        assert!(
            dot.contains("label=\"%l\"") && dot.contains("f1_block0 -> f1_block1"),
            "{dot}"
        );
        assert_eq!(dot.matches('{').count(), dot.matches('}').count(), "{dot}");
    }
}
