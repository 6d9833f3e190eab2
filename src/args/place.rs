//! Arguments in an executor's memory, and what becomes of them.

use super::numbers::{format_elements, limit};
use super::{
    ArgError, BufferArg, Content, GROUP_ALIGNMENT, KernelArg, MAX_BUFFER_BYTES, Print, objects, pictures,
};
use crate::case::runtime;
use crate::case::{BUFFER_GRAIN, DeviceAddress, ExecError, Executor, KernArgValue, Kernarg, KernelRef};
use crate::files::{self, ReadError};
use std::path::{Path, PathBuf};
use wavelift_hsail::translate::indirect_handle;
use wavelift_images::{ImageProperties, Object};

/// Bytes of the handle of an image or sampler in both machine models (HSA PRM 4.13).
const HANDLE_BYTES: usize = 8;

/// Arguments in an executor's memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// The kernarg segment.
    pub kernarg: Kernarg,
    /// Bytes of dynamic group memory that the arguments ask for.
    pub dynamic_group_bytes: u32,
    outputs: Vec<PlacedBuffer>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct PlacedBuffer {
    arg: usize,
    address: DeviceAddress,
    bytes: u64,
    /// The address is the handle of an image, whose data it is.
    image: Option<ImageProperties>,
    print: Option<Print>,
    out: Option<PathBuf>,
}

/// Something to show or save after a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ArgResult {
    /// A line for the standard output.
    Show(String),
    /// The content of a file. Undefined bytes are zero.
    Save {
        /// The file.
        path: PathBuf,
        /// What goes into it.
        bytes: Vec<u8>,
        /// How many of the bytes are undefined.
        undefined: u64,
    },
}

/// Puts arguments into an executor's memory. `extra_group_bytes` is dynamic group memory that the launch asks for
/// apart from the arguments; it lies before theirs.
pub fn place(
    args: &[KernelArg],
    executor: &mut dyn Executor,
    kernel: KernelRef<'_>,
    address_bytes: usize,
    extra_group_bytes: u32,
) -> Result<Placed, ArgError> {
    let mut placed = Placed {
        kernarg: Kernarg::new(),
        dynamic_group_bytes: extra_group_bytes,
        outputs: Vec::new(),
    };
    for (index, arg) in args.iter().enumerate() {
        match arg {
            KernelArg::Scalar(ty, bytes) => {
                placed.kernarg.push(KernArgValue::Data, bytes.clone(), ty.bytes());
            }
            KernelArg::Function(name) => {
                // As long as an address (HSA PRM 2.9): in the small model the lower half.
                let mut handle = indirect_handle(name).to_le_bytes().to_vec();
                handle.truncate(address_bytes);
                placed.kernarg.push(KernArgValue::Data, handle, address_bytes);
            }
            KernelArg::Group(bytes) => {
                let too_large = ArgError::TooLarge(u64::from(*bytes));
                let fixed = executor.static_group_bytes(kernel)?;
                let offset = fixed
                    .checked_add(placed.dynamic_group_bytes)
                    .and_then(|end| end.checked_next_multiple_of(GROUP_ALIGNMENT));
                let end = offset.and_then(|offset| offset.checked_add(*bytes));
                let (Some(offset), Some(end)) = (offset, end) else {
                    return Err(too_large);
                };
                placed.dynamic_group_bytes = end - fixed;
                placed
                    .kernarg
                    .push(KernArgValue::Data, offset.to_le_bytes().to_vec(), 4);
            }
            KernelArg::Image(image, data) => {
                let handle = placed.image(index, (image, data), executor)?;
                placed
                    .kernarg
                    .push_address(KernArgValue::Handle(handle), handle, HANDLE_BYTES);
            }
            KernelArg::Sampler(sampler) => {
                let handle = executor.create_object("a sampler", &Object::Sampler(*sampler))?;
                placed
                    .kernarg
                    .push_address(KernArgValue::Handle(handle), handle, HANDLE_BYTES);
            }
            KernelArg::Buffer(buffer) => {
                let address = placed.buffer(index, buffer, executor)?;
                placed
                    .kernarg
                    .push_address(KernArgValue::Buffer(address), address.0, address_bytes);
            }
        }
    }
    Ok(placed)
}

/// The bytes of a file.
fn read(path: &Path) -> Result<Vec<u8>, ArgError> {
    files::read(path, MAX_BUFFER_BYTES).map_err(|error| match error {
        ReadError::System(error) => ArgError::Unreadable {
            path: path.to_owned(),
            message: files::message(&error),
        },
        ReadError::TooLarge(most) => ArgError::FileTooLarge(path.to_owned(), most),
    })
}

/// An image with the size that it has, and its elements where there are some.
fn content(
    mut image: ImageProperties,
    content: &Content,
) -> Result<(ImageProperties, Option<Vec<u8>>), ArgError> {
    match content {
        Content::Picture(path) => {
            let bad = |why| ArgError::BadPicture(path.clone(), why);
            let [width, height, ..] = image.size;
            let wanted = (image.size != [0; 4]).then_some([width, height]);
            let picture = pictures::decode(&read(path)?, image.format, wanted).map_err(bad)?;
            let size = [picture.width, picture.height, 0, 0];
            if image.size == [0; 4] {
                image.size = size;
            }
            match image.size == size {
                true => Ok((image, Some(picture.elements))),
                false => Err(bad("it has one image of two dimensions".to_owned())),
            }
        }
        Content::File(path) => {
            let elements = read(path)?;
            let wanted = objects::bytes(&image).map_err(|_| ArgError::TooLarge(u64::MAX))?;
            if elements.len() as u64 != wanted {
                return Err(ArgError::ImageData {
                    path: path.clone(),
                    bytes: elements.len(),
                    wanted,
                });
            }
            Ok((image, Some(elements)))
        }
        Content::Undefined(_) | Content::Zero(_) | Content::Bytes(..) => Ok((image, None)),
    }
}

impl Placed {
    fn buffer(
        &mut self,
        arg: usize,
        buffer: &BufferArg,
        executor: &mut dyn Executor,
    ) -> Result<DeviceAddress, ArgError> {
        let file;
        let (bytes, content): (u64, &[u8]) = match &buffer.content {
            Content::Undefined(bytes) | Content::Zero(bytes) => (*bytes, &[]),
            Content::Bytes(_, content) => (content.len() as u64, content),
            Content::File(path) | Content::Picture(path) => {
                file = read(path)?;
                (file.len() as u64, &file)
            }
        };
        limit(bytes)?;
        if let Some(print) = buffer.print {
            print.check(bytes)?;
        }
        // Exactly as large as asked for, so that an access past the end is found.
        let address = executor.allocate(&format!("of argument {arg}"), bytes.max(1), BUFFER_GRAIN)?;
        if !content.is_empty() {
            executor.write(address, content)?;
        }
        if matches!(buffer.content, Content::Undefined(_)) {
            executor.undefine(address, bytes)?;
        }
        let (print, out) = (buffer.print, buffer.out.clone());
        if print.is_some() || out.is_some() {
            self.outputs.push(PlacedBuffer {
                arg,
                address,
                bytes,
                image: None,
                print,
                out,
            });
        }
        Ok(address)
    }

    /// Creates an image and gives its handle.
    fn image(
        &mut self,
        arg: usize,
        (image, data): (&ImageProperties, &BufferArg),
        executor: &mut dyn Executor,
    ) -> Result<u64, ArgError> {
        let (image, elements) = content(*image, &data.content)?;
        let bytes = objects::bytes(&image).map_err(|_| ArgError::TooLarge(u64::MAX))?;
        limit(bytes)?;
        if let Some(print) = data.print {
            print.check(bytes)?;
        }
        let handle = executor.create_object(&format!("of argument {arg}"), &Object::Image(image))?;
        if let Some(elements) = elements {
            let view = runtime::view(executor, handle)?;
            executor.write_image(handle, [0; 3], view.extents(), &elements)?;
        }
        let (print, out) = (data.print, data.out.clone());
        if print.is_some() || out.is_some() {
            self.outputs.push(PlacedBuffer {
                arg,
                address: DeviceAddress(handle),
                bytes,
                image: Some(image),
                print,
                out,
            });
        }
        Ok(handle)
    }

    /// What is to be shown and saved after the launch, in the order of the arguments. A shown buffer is a line
    /// `arg N: v v v`, with N counted from 0 and `?` for an element with undefined bytes.
    ///
    /// # Errors
    /// If the executor's memory cannot be read.
    pub fn results(&self, executor: &mut dyn Executor) -> Result<Vec<ArgResult>, ExecError> {
        let mut results = Vec::new();
        for output in &self.outputs {
            let (mut bytes, undefined) = match output.image {
                Some(_) => (executor.read_image(output.address.0)?, Vec::new()),
                None => (
                    executor.read(output.address, output.bytes)?,
                    executor.undefined(output.address, output.bytes)?,
                ),
            };
            if let Some(print) = output.print {
                results.push(ArgResult::Show(format!(
                    "arg {}: {}",
                    output.arg,
                    format_elements(print, &bytes, &undefined)
                )));
            }
            if let Some(path) = &output.out {
                for range in &undefined {
                    bytes[range.clone()].fill(0);
                }
                if let Some(image) = output.image.filter(|_| pictures::is_png(path)) {
                    let [width, height, ..] = image.size;
                    let file = pictures::encode([width, height], image.format, &bytes);
                    bytes = file.map_err(ExecError::Internal)?;
                }
                results.push(ArgResult::Save {
                    path: path.clone(),
                    bytes,
                    undefined: undefined.iter().map(|range| range.len() as u64).sum(),
                });
            }
        }
        Ok(results)
    }
}
