//! `send`: payload, descriptor, response (manual 6, send; lengths as the data port wants them).

use super::{Report, Rule};
use crate::isa::{
    Arf, DataMessage, ExecSize, Format, Generation, Inst, Message, Place, RegFile, Region, SendTo, Sfid,
    SrcValue, ThreadControl, Type,
};

/// First register that the payload of an end of thread may be in.
const FIRST_END_REGISTER: u8 = 112;
/// Registers that the drivers allow a response to have.
const MAX_RESPONSE: u32 = 16;

/// The register that begins at a place.
fn whole(place: Option<Place>) -> Option<u8> {
    match place {
        Some(Place::Direct {
            file: RegFile::Grf,
            reg,
            sub: 0,
        }) => Some(reg),
        _ => None,
    }
}

pub(super) fn check(inst: &Inst, report: &mut Report) {
    let (Format::Send, Some(send)) = (inst.op.info().format, inst.send) else {
        return;
    };
    let control = &inst.control;
    let plain = !control.saturate && !control.acc_write && control.thread == ThreadControl::Normal;
    report.require(plain && !control.dep.no_check, Rule::SendControl);
    let payload = whole(inst.src[0].place());
    report.require(payload.is_some(), Rule::SendPayload);
    let null = inst.dst.place.is_null();
    let response = whole(Some(inst.dst.place));
    report.require(null || response.is_some(), Rule::SendResponse);
    if send.eot {
        let receiver = !matches!(send.sfid, Sfid::Null | Sfid::Sampler);
        let high = payload.is_some_and(|reg| reg >= FIRST_END_REGISTER);
        report.require(null && high && receiver, Rule::EndOfThread);
    }
    let descriptor = match inst.src[1].value {
        SrcValue::Imm(descriptor) => descriptor,
        SrcValue::Reg(place) => {
            let address = place.arf() == Some(Arf::Address) && matches!(place, Place::Direct { sub: 0, .. });
            let scalar = inst.src[1].region == Region::SCALAR && inst.src[1].ty == Type::Ud;
            report.require(address && scalar, Rule::SendDescriptor);
            return;
        }
    };
    described(inst, send, descriptor, report);
}

/// What a descriptor asks for; of one in a0.0 the bits that are known.
pub(super) fn described(inst: &Inst, send: SendTo, descriptor: u32, report: &mut Report) {
    let (payload, response) = (whole(inst.src[0].place()), whole(Some(inst.dst.place)));
    let null = inst.dst.place.is_null();
    let (length, replied) = (descriptor >> 25 & 15, descriptor >> 20 & 31);
    let fits = |reg: u8, length: u32| u32::from(reg) + length <= 128;
    report.require(
        length > 0 && payload.is_none_or(|reg| fits(reg, length)),
        Rule::SendPayload,
    );
    let answered = (replied != 0) != null && replied <= MAX_RESPONSE;
    report.require(
        answered && response.is_none_or(|reg| fits(reg, replied)),
        Rule::SendResponse,
    );
    if send.eot {
        report.require(replied == 0, Rule::EndOfThread);
    }
    if let Some(message) = Message::decode(report.generation, send.sfid, descriptor) {
        data(inst, &message, report);
    }
    // What only the other generation has at this port.
    let elsewhere = Generation::ALL.into_iter().any(|other| {
        let message = Message::decode(other, send.sfid, descriptor);
        message.is_some_and(|message| Message::new(other, message.kind).sfid == send.sfid)
    });
    let here = Message::decode(report.generation, send.sfid, descriptor).is_some();
    report.require(here || !elsewhere, Rule::SendPort);
}

fn data(inst: &Inst, message: &Message, report: &mut Report) {
    let needed = Message::new(report.generation, message.kind);
    // A write may ask for an empty response when it is done.
    let commits = message.response == 1 && needed.response == 0;
    report.require(
        message.length == needed.length
            && (message.response == needed.response || commits)
            && (message.header || !needed.header),
        Rule::SendLength,
    );
    let all = inst.control.no_mask;
    let exec = inst.control.exec;
    let masks = match message.kind {
        DataMessage::UntypedRead { simd, .. }
        | DataMessage::UntypedWrite { simd, .. }
        | DataMessage::UntypedAtomic { simd, .. }
        | DataMessage::ByteRead { simd, .. }
        | DataMessage::ByteWrite { simd, .. }
        | DataMessage::DwordRead { simd, .. }
        | DataMessage::DwordWrite { simd, .. }
        | DataMessage::Sample { simd, .. } => exec.channels() <= u32::from(simd),
        DataMessage::TypedRead { high, .. } | DataMessage::TypedWrite { high, .. } => {
            exec.channels() <= 8 && inst.control.first_channel() == if high { 8 } else { 0 }
        }
        DataMessage::BlockWrite { blocks, .. } if blocks > 2 => all && exec == ExecSize::S16,
        DataMessage::BlockRead { blocks, .. } if blocks > 2 => all && exec == ExecSize::S16,
        // Doublewords of other channels stay as they are.
        DataMessage::ScratchWrite { masked: true, .. } | DataMessage::ScratchRead { .. } => true,
        DataMessage::ScratchWrite { registers, .. } if registers > 1 => all && exec == ExecSize::S16,
        DataMessage::BlockRead { .. } | DataMessage::BlockWrite { .. } => true,
        _ => all,
    };
    report.require(masks, Rule::SendMask);
}
