//! Values close to their users: each is computed when somebody asks for it.
//!
//! Nodes that nothing in the region has to follow, as stores, keep their order. In front of each stands what it asks for, directly or not, and what
//! nobody has asked for before, each value in front of the first that asks (the order of a depth-first walk on leaving a node). So what is computed long before it is used goes down to its user, as the words of a hash's schedule to their rounds, of which
//! sixteen make all that follow. What it is made of may live longer for that: only pressure tells whether the order is better.
//!
//! Cost: linear in nodes and edges.

use super::graph::Graph;

/// The order of a region's nodes.
pub(super) fn order(graph: &Graph<'_>) -> Vec<u32> {
    let (asked, first) = asked_for(graph);
    let of = |node: u32| first[node as usize] as usize..first[node as usize + 1] as usize;
    let mut seen = vec![false; graph.len()];
    let mut order = Vec::with_capacity(graph.len());
    let mut stack = Vec::new();
    for root in (0..graph.len() as u32).filter(|&node| graph.edges(node).is_empty()) {
        seen[root as usize] = true;
        stack.push((root, of(root)));
        while let Some((node, rest)) = stack.last_mut() {
            match rest.next().map(|at| asked[at]) {
                Some(next) if !seen[next as usize] => {
                    seen[next as usize] = true;
                    stack.push((next, of(next)));
                }
                Some(_) => {}
                None => {
                    order.push(*node);
                    stack.pop();
                }
            }
        }
    }
    order
}

/// The nodes that must come before each node, in source order in one list, and where those of each node begin.
fn asked_for(graph: &Graph<'_>) -> (Vec<u32>, Vec<u32>) {
    let mut first = vec![0; graph.len() + 1];
    for (node, &before) in graph.before.iter().enumerate() {
        first[node + 1] = first[node] + before;
    }
    let mut next = first.clone();
    let mut asked = vec![0; first.last().map_or(0, |&count| count as usize)];
    for node in 0..graph.len() as u32 {
        for edge in graph.edges(node) {
            let at = &mut next[edge.to as usize];
            asked[*at as usize] = node;
            *at += 1;
        }
    }
    (asked, first)
}
