//! The machine, other lanes, and the wave level.

use super::*;

impl WaveTerms for Lower<'_> {
    fn m_select(&mut self, first: S, a: M, b: M) -> M {
        self.made(Kind::Select, SCALAR, &[first, a, b])
    }

    fn work_item(&mut self, axis: u8) -> V {
        abi::work_item(axis)
    }

    fn work_group(&mut self, axis: u8) -> S {
        abi::work_group(axis)
    }

    fn group_size(&mut self, axis: u8) -> S {
        abi::group_size(axis)
    }

    fn grid_size(&mut self, axis: u8) -> S {
        abi::grid_size(axis)
    }

    fn group_count(&mut self, axis: u8) -> S {
        abi::group_count(axis)
    }

    fn dimensions(&mut self) -> S {
        abi::dimensions()
    }

    fn thread_state(&mut self) -> S {
        abi::thread()
    }

    fn lane_number(&mut self) -> V1 {
        self.instruction(On::Channels, Kind::LaneNumber, &[])
    }

    fn clock_value(&mut self) -> S2 {
        self.emit_new(Kind::Clock, SCALAR, 2, &[])
    }

    fn packet_number(&mut self) -> S2 {
        self.tuple(SCALAR, &[0, 1].map(|half| abi::packet_id(half == 1)))
    }

    fn completion_signal(&mut self) -> S2 {
        let kind = Kind::Load {
            space: Space::Global,
            access: Access::Dwords(2),
            offset: abi::COMPLETION_SIGNAL_OFFSET,
        };
        self.emit_new(kind, SCALAR, 2, &[abi::packet()])
    }

    fn highest_lane(&mut self) -> Imm {
        Source::Imm(self.simd.channels() - 1)
    }

    fn wide_mask(&mut self, inst: Inst, lanes: M) -> InstOutput {
        let count = self.func.dfg.results(inst).len();
        (0..count)
            .map(|index| {
                let low = if index == 0 { lanes } else { Source::Imm(0) };
                self.tuple(SCALAR, &[low, Source::Imm(0)])
            })
            .collect()
    }

    fn gathered(&mut self, taken: M, lane: V, value: Value, identity: Value) -> InstOutput {
        let offset = self.word_of(VECTOR, Gen7Op::Shl, &[lane, Source::Imm(2)]);
        let mut srcs = vec![taken];
        for word in self.words(&[value]) {
            srcs.push(match word {
                Source::Reg { file: VECTOR, .. } => self.made(Kind::Gather, VECTOR, &[offset, word]),
                same => same,
            });
        }
        srcs.extend(self.words(&[identity]));
        one(self.emit_new(Kind::Select, VECTOR, self.width_of(value), &srcs))
    }

    fn set_exec(&mut self, lanes: M) -> Unit {
        self.emit(Kind::SetExec, Scope::Wave, &[lanes]);
    }
}
