//! The layout of a code block: its basic blocks in another order, with labels and branches so that control flows as before. The first one stays first;
//! others may stand before what dominates them.

use wavelift_generate::Choices;

/// A basic block: lines, and whether control goes on from its end.
#[derive(Clone, Debug, Default)]
struct Block {
    lines: Vec<String>,
    falls_through: bool,
}

/// What a line ends.
enum End {
    /// Nothing.
    None,
    /// The block, and control goes on behind it, too.
    Branch,
    /// The block, and control goes elsewhere.
    Jump,
}

fn end(line: &str) -> End {
    match line {
        _ if line.starts_with("cbr_") => End::Branch,
        _ if ["br ", "sbr_", "ret;"]
            .iter()
            .any(|start| line.starts_with(start)) =>
        {
            End::Jump
        }
        _ => End::None,
    }
}

/// The basic blocks of the statements of a code block. What stands in an arg block has no labels and stays together.
fn blocks(body: &str) -> Vec<Block> {
    let mut all = Vec::new();
    let mut now = Block::default();
    let mut depth = 0;
    for line in body.lines() {
        let is_label = depth == 0 && line.starts_with('@') && line.ends_with(':');
        // Nothing comes behind a jump but a label.
        let follows_jump = all.last().is_some_and(|last: &Block| !last.falls_through);
        if is_label && !(now.lines.is_empty() && follows_jump) {
            now.falls_through = true;
            all.push(std::mem::take(&mut now));
        }
        now.lines.push(line.to_owned());
        match line {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ if depth > 0 => {}
            _ => match end(line) {
                End::None => {}
                way => {
                    now.falls_through = matches!(way, End::Branch);
                    all.push(std::mem::take(&mut now));
                }
            },
        }
    }
    if !now.lines.is_empty() || all.last().is_none_or(|last| last.falls_through) {
        now.falls_through = true;
        all.push(now);
    }
    all
}

/// The same statements, laid out in an order that is drawn. New labels begin with `prefix`, which no label has.
pub(crate) fn shuffled(choices: &mut Choices<'_>, body: &str, prefix: &str) -> String {
    let mut blocks = blocks(body);
    // A block is entered by a label of its own; the end of the last one is the end of the code block.
    let mut labels: Vec<String> = Vec::new();
    for (number, block) in blocks.iter_mut().enumerate() {
        let own = block.lines.first().and_then(|line| line.strip_suffix(':'));
        let label = match own {
            Some(label) if label.starts_with('@') => label.to_owned(),
            _ => {
                let label = format!("{prefix}{number}");
                if number > 0 {
                    block.lines.insert(0, format!("{label}:"));
                }
                label
            }
        };
        labels.push(label);
    }
    let last = blocks.len() - 1;
    for (number, block) in blocks.iter_mut().enumerate() {
        if block.falls_through {
            block.lines.push(match number == last {
                true => "ret;".into(),
                false => format!("br {};", labels[number + 1]),
            });
        }
    }
    for at in (2..blocks.len()).rev() {
        let other = 1 + choices.below(at);
        blocks.swap(at, other);
    }
    let lines = blocks.into_iter().flat_map(|block| block.lines);
    lines.map(|line| line + "\n").collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_generate::choices::bytes_of_seed;

    const BODY: &str = "\
mov_b32 $s0, 1;
cbr_b1 $c0, @l1;
{
arg_u32 %r;
call &f(%r)();
}
@l1:
@l2:
add_u32 $s0, $s0, 1;
br @l2;
";

    #[test]
    fn every_block_says_where_it_goes_on() {
        let blocks = blocks(BODY);
        let lines: Vec<usize> = blocks.iter().map(|block| block.lines.len()).collect();
        assert_eq!(lines, [2, 4, 1, 3]);
        let on: Vec<bool> = blocks.iter().map(|block| block.falls_through).collect();
        assert_eq!(on, [true, true, true, false]);
    }

    #[test]
    fn an_end_that_is_reached_is_a_block() {
        let lines = |body: &str| {
            let blocks = blocks(body);
            blocks
                .iter()
                .map(|block| (block.lines.len(), block.falls_through))
                .collect::<Vec<_>>()
        };
        assert_eq!(
            lines("cbr_b1 $c0, @l1;\nnop;\nbr @l2;\n@l1:\n@l2:\n"),
            [(1, true), (2, false), (1, true), (1, true)]
        );
        assert_eq!(lines("cbr_b1 $c0, @l1;\n"), [(1, true), (0, true)]);
    }

    #[test]
    fn a_layout_has_the_same_blocks() {
        // Without bytes every choice is the first one: each block from the last on changes places with the second.
        let text = shuffled(&mut Choices::new(&[]), BODY, "@b");
        let expected = "\
mov_b32 $s0, 1;
cbr_b1 $c0, @l1;
br @b1;
@l1:
br @l2;
@l2:
add_u32 $s0, $s0, 1;
br @l2;
@b1:
{
arg_u32 %r;
call &f(%r)();
}
br @l1;
";
        assert_eq!(text, expected);
        let bytes = bytes_of_seed(1, 64);
        let mut some: Vec<String> = shuffled(&mut Choices::new(&bytes), BODY, "@b")
            .lines()
            .map(str::to_owned)
            .collect();
        let mut all: Vec<String> = expected.lines().map(str::to_owned).collect();
        some.sort();
        all.sort();
        assert_eq!(some, all);
    }
}
