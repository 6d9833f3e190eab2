//! What passes after selection need beside the function: facts in the header of its text.

use crate::backend::wave_size;
use crate::calls::Convention;
use crate::isa::{Sgpr, WaveSize};
use crate::private::{BufferArea, Private, SpillArea};
use crate::subtarget::Subtarget;
use wavelift_codegen::machine::text::Header;

/// The number of a `name:number` in some text; `None` inside if it is not there.
fn number<T: std::str::FromStr>(text: &str, name: &str) -> Option<Option<T>> {
    let value = |word: &str| Some(word.strip_prefix(name)?.strip_prefix(':')?.to_owned());
    match text.split_whitespace().find_map(value) {
        None => Some(None),
        Some(value) => value.parse().ok().map(Some),
    }
}

/// Where spilled registers go, as a line of the header: `name:number` with spaces between.
fn area_text(area: SpillArea) -> String {
    match area {
        SpillArea::Buffer(area) => {
            let BufferArea {
                buffer,
                offset,
                base,
                moved,
                far,
            } = area;
            let far = far.map_or_else(String::new, |far| format!(" far:{far}"));
            format!("buffer:{buffer} offset:{offset} base:{base} moved:{moved}{far}")
        }
        SpillArea::Scratch { pointer, base, far } => {
            let pointer = pointer.map_or_else(String::new, |pointer| format!(" pointer:{}", pointer.0));
            let far = far.map_or_else(String::new, |far| format!(" far:{far}"));
            format!("base:{base}{pointer}{far}")
        }
    }
}

/// The inverse, of a machine that reaches private memory like this.
fn parse_area(how: Private, text: &str) -> Option<SpillArea> {
    Some(match how {
        Private::Buffer => SpillArea::Buffer(BufferArea {
            buffer: number(text, "buffer")??,
            offset: number(text, "offset")??,
            base: number(text, "base")??,
            moved: number(text, "moved")?.unwrap_or(0),
            far: number(text, "far")?,
        }),
        Private::Scratch => SpillArea::Scratch {
            pointer: number(text, "pointer")?.map(Sgpr),
            base: number(text, "base")??,
            far: number(text, "far")?,
        },
    })
}

/// What frames are multiples of: a power of two.
fn alignment(header: &Header) -> Result<u32, String> {
    let align: u32 = header.number("align")?.unwrap_or(ALIGN);
    let good = align.is_power_of_two() && align <= 1 << 16;
    good.then_some(align)
        .ok_or_else(|| format!("`.align {align}`: expected a power of two up to 65536"))
}

/// What frames are multiples of if nothing says so.
const ALIGN: u32 = 16;

/// Names of facts.
const NAMES: [&str; 6] = ["convention", "private", "align", "sgprs", "vgprs", "area"];

/// What is known of a kernel or function when instructions are selected.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// What may be assumed of registers.
    pub convention: Convention,
    /// Bytes of the frame per lane in front of spilled registers.
    pub private: u32,
    /// What frames are multiples of.
    pub align: u32,
    /// Scalar registers that values may use, if that is not all.
    pub sgpr_limit: Option<u16>,
    /// Vector registers that values may use, as well.
    pub vgpr_limit: Option<u16>,
    /// Where spilled registers go.
    pub area: Option<SpillArea>,
}

impl Plan {
    /// The header of the function's text for a processor, without what is as usual; what pass ran is filled in by who prints it.
    pub(crate) fn header(&self, sub: &Subtarget, processor: &str) -> Header {
        let usual_area = SpillArea::new(sub, self.convention, self.private).map(area_text);
        Header::new(self.convention.is_kernel(), processor, self.wave.lanes(), "")
            .fact_if("convention", self.convention.unusual())
            .fact_if("private", (self.private > 0).then_some(self.private))
            .fact_if("align", (self.align != ALIGN).then_some(self.align))
            .fact_if("sgprs", self.sgpr_limit)
            .fact_if("vgprs", self.vgpr_limit)
            .fact_if(
                "area",
                self.area
                    .map(area_text)
                    .filter(|text| usual_area != Some(text.clone())),
            )
    }

    /// The inverse. What is not there is as for a kernel without calls and without private memory.
    ///
    /// # Errors
    /// What is wrong with the header.
    pub(crate) fn of_header(sub: &Subtarget, header: &Header) -> Result<Plan, String> {
        header.check_names(&NAMES)?;
        let convention = Convention::of_text(header.get("convention"), header.kernel)?;
        let private = header.bytes("private")?;
        let area =
            match header.get("area") {
                None => SpillArea::new(sub, convention, private),
                Some(text) => {
                    let area = parse_area(sub.private, text);
                    Some(area.ok_or_else(|| {
                        format!("`.area {text}`: expected `name:number` with spaces between")
                    })?)
                }
            };
        Ok(Plan {
            wave: wave_size(header.wave),
            convention,
            private,
            align: alignment(header)?,
            sgpr_limit: header.number("sgprs")?,
            vgpr_limit: header.number("vgprs")?,
            area,
        })
    }
}
