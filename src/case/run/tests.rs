//! The driver against a small executor that runs kernels written in Rust.

use super::*;
use crate::case::LoadedId;
use std::path::PathBuf;
use wavelift_images::Object;

/// Memory, signals, and kernels known by name. Not a target: what the kernels compute is independent of how the
/// driver lays out memory, so that the corpus' expected values test the driver.
struct Native {
    memory: Vec<u8>,
    signals: Vec<i64>,
    loads: Vec<Vec<Vec<PathBuf>>>,
    wave_size: u32,
    observes_wave_size: bool,
    fail_with: Option<ExecError>,
}

impl Native {
    fn new() -> Native {
        Native {
            memory: vec![0; 0x1000],
            signals: Vec::new(),
            loads: Vec::new(),
            wave_size: 64,
            observes_wave_size: true,
            fail_with: None,
        }
    }

    fn f32_at(&self, address: u64) -> f32 {
        let at = address as usize;
        f32::from_le_bytes(self.memory[at..at + 4].try_into().expect("four bytes"))
    }
}

fn word(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .rev()
        .fold(0, |value, byte| value << 8 | u64::from(*byte))
}

impl Executor for Native {
    fn supports(&self, feature: Feature) -> bool {
        feature == Feature::DetectExceptions
    }

    fn wave_size(&self) -> u32 {
        self.wave_size
    }

    fn allocate(&mut self, _name: &str, bytes: u64, alignment: u64) -> Result<DeviceAddress, ExecError> {
        assert!(bytes >= 256 && alignment == 256);
        let start = self.memory.len().next_multiple_of(alignment as usize);
        self.memory.resize(start + bytes as usize, 0);
        Ok(DeviceAddress(start as u64))
    }

    fn write(&mut self, address: DeviceAddress, bytes: &[u8]) -> Result<(), ExecError> {
        self.memory[address.0 as usize..][..bytes.len()].copy_from_slice(bytes);
        Ok(())
    }

    fn read(&mut self, address: DeviceAddress, bytes: u64) -> Result<Vec<u8>, ExecError> {
        Ok(self.memory[address.0 as usize..][..bytes as usize].to_vec())
    }

    fn load(&mut self, programs: &[Vec<ModuleSource>]) -> Result<Loaded, ExecError> {
        let paths = |modules: &Vec<ModuleSource>| modules.iter().map(|module| module.path.clone()).collect();
        self.loads.push(programs.iter().map(paths).collect());
        let id = LoadedId(self.loads.len() as u32 - 1);
        Ok(Loaded {
            id,
            address_bytes: 8,
            observes_wave_size: self.observes_wave_size,
        })
    }

    fn static_group_bytes(&mut self, _kernel: KernelRef<'_>) -> Result<u32, ExecError> {
        Ok(100)
    }

    fn create_object(&mut self, _name: &str, _object: &Object) -> Result<u64, ExecError> {
        Err(ExecError::NotSupported("not supported yet: images".to_owned()))
    }

    fn create_signal(&mut self, initial: i64) -> Result<u64, ExecError> {
        self.signals.push(initial);
        Ok(self.signals.len() as u64 - 1)
    }

    fn store_signal(&mut self, signal: u64, value: i64) -> Result<(), ExecError> {
        self.signals[signal as usize] = value;
        Ok(())
    }

    fn load_signal(&mut self, signal: u64) -> Result<i64, ExecError> {
        Ok(self.signals[signal as usize])
    }

    fn dispatch(&mut self, launch: &Launch<'_>) -> Result<LaunchStats, ExecError> {
        if let Some(error) = self.fail_with.take() {
            return Err(error);
        }
        let arg = |n: usize| word(&launch.kernarg.args()[n].bytes);
        match launch.kernel.kernel {
            // c[i] = a[i] + b[i] for i < n
            Some("vecadd") => {
                let n = arg(3).min(u64::from(launch.grid[0]));
                for i in 0..n {
                    let sum = self.f32_at(arg(0) + 4 * i) + self.f32_at(arg(1) + 4 * i);
                    self.write(DeviceAddress(arg(2) + 4 * i), &sum.to_le_bytes())?;
                }
                Ok(LaunchStats { instructions: n })
            }
            // Copies the kernarg segment, after the first argument, to the buffer in the first argument.
            Some("kernarg") => {
                let bytes = launch.kernarg.bytes()[8..].to_vec();
                self.write(DeviceAddress(arg(0)), &bytes)?;
                Ok(LaunchStats::default())
            }
            // Increments a signal.
            None => {
                self.signals[arg(0) as usize] += 1;
                Ok(LaunchStats::default())
            }
            Some(other) => Err(ExecError::Rejected(format!("no kernel {other}"))),
        }
    }
}

fn kernels() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("kernels")
}

fn run_text(text: &str, executor: &mut Native) -> Verdict {
    let case = Case::parse(text, &kernels().join("O2/test.case")).unwrap_or_else(|e| panic!("{e}"));
    run_case(&case, executor, RunOptions::default()).verdict
}

#[test]
fn vecadd_passes_with_a_native_kernel() {
    let case = Case::read(&kernels().join("O2/vecadd.case")).expect("a case");
    let mut native = Native::new();
    let report = run_case(&case, &mut native, RunOptions::default());
    assert_eq!(
        report,
        CaseReport {
            verdict: Verdict::Pass,
            stats: LaunchStats { instructions: 1000 },
            note: String::new(),
        }
    );
    assert_eq!(native.loads, [[[kernels().join("O2/vecadd.brig")]]]);
    run_case(&case, &mut native, RunOptions { text: true });
    assert_eq!(native.loads[1], [[kernels().join("O2/vecadd.hsail")]]);
}

#[test]
fn wrong_results_fail_with_line_and_values() {
    let text = "test t\nwavesize 64\nbuffer b 8 init 1 u32 x01000000\nmodule m vecadd.brig\n\
                check b u32 method=default 2 u32 x0100000007000000\nend\n";
    let Verdict::Fail(failure) = run_text(text, &mut Native::new()) else {
        panic!("must fail")
    };
    assert_eq!(
        failure.to_string(),
        "line 5: buffer b: element 1 (byte 4) is 0 (0x00000000), expected 7 (0x00000007); 1 of 2 differ"
    );
}

const KERNARG: &str = "test t\nwavesize 64\nbuffer b 64\nprogram p\nmodule m vecadd.brig\nadd p m\n\
    finalize c p\nexecutable e\nload e c\nfreeze e\n\
    dispatch d exe=e kernel=&kernarg module=- dim=1 grid=1,1,1 wg=1,1,1 dyngroup=8\n\
    arg d buffer b\narg d value u8:7f\narg d groupoffset 11\narg d values 3 u16 x010002000300\n\
    arg d value $d.dispatchpacketid\n";

#[test]
fn arguments_are_packed_and_resolved() {
    let text = KERNARG.to_owned()
        + "exec d\nexec d\ncheck b u8 method=default 24 u8 x7f0000006f000000010002000300000001000000\
           00000000\nend\n";
    assert_eq!(run_text(&text, &mut Native::new()), Verdict::Pass);
}

#[test]
fn run_time_values_in_checks() {
    let text = KERNARG.to_owned() + "check b u64 method=default 1 mixed $d.dispatchpacketid\nexec d\nend\n";
    let verdict = run_text(&text, &mut Native::new());
    assert_eq!(
        verdict,
        Verdict::Fail(Failure::NotMade {
            line: 17,
            what: "d".to_owned()
        })
    );
}

#[test]
fn signals_are_stored_and_waited_for() {
    let text = |value| {
        format!(
            "test t\nwavesize 64\nsignal s 5\nsignal_send s 7\nmodule m vecadd.brig\n\
             dispatch d exe=e kernel=- module=- dim=1 grid=1,1,1 wg=1,1,1 dyngroup=0\n\
             arg d signal s\nexec d\nsignal_wait s {value}\nend\n"
        )
    };
    assert_eq!(run_text(&text(8), &mut Native::new()), Verdict::Pass);
    let Verdict::Fail(failure) = run_text(&text(9), &mut Native::new()) else {
        panic!("must fail")
    };
    assert_eq!(failure.to_string(), "line 9: signal s is 8 and never becomes 9");
}

#[test]
fn what_the_executor_lacks_fails_unless_the_case_requires_it() {
    let text = "test t\nwavesize 64\n\
                image i roimg(BRIG_GEOMETRY_1D, BRIG_CHANNEL_ORDER_A, BRIG_CHANNEL_TYPE_FLOAT, 1, 1, 1, 1)\nend\n";
    let Verdict::Fail(failure) = run_text(text, &mut Native::new()) else {
        panic!("must fail")
    };
    assert_eq!(failure.to_string(), "line 3: not supported yet: images");
    let text = "test t\nwavesize 64\nrequires break\nend\n";
    assert!(matches!(run_text(text, &mut Native::new()), Verdict::Skip(_)));
}

#[test]
fn wave_size_matters_only_where_it_can_be_seen() {
    let text = KERNARG.to_owned() + "exec d\nend\n";
    let mut native = Native::new();
    native.wave_size = 32;
    assert!(matches!(run_text(&text, &mut native), Verdict::Skip(_)));
    native.observes_wave_size = false;
    assert_eq!(run_text(&text, &mut native), Verdict::Pass);
}

#[test]
fn queue_errors() {
    let plain = KERNARG.to_owned() + "exec d\nend\n";
    let expecting = plain.replacen("wavesize 64\n", "wavesize 64\nexpect queue_error\n", 1);
    let failing = |error: ExecError| Native {
        fail_with: Some(error),
        ..Native::new()
    };
    let stopped = ExecError::QueueError("invalid operation".to_owned());
    assert_eq!(run_text(&expecting, &mut failing(stopped.clone())), Verdict::Pass);
    assert_eq!(
        run_text(&expecting, &mut Native::new()),
        Verdict::Fail(Failure::NoQueueError)
    );
    let failure = Verdict::Fail(Failure::Execution {
        line: 17,
        error: stopped.clone(),
    });
    assert_eq!(run_text(&plain, &mut failing(stopped)), failure);
    assert!(matches!(
        run_text(&plain, &mut failing(ExecError::TimedOut(String::new()))),
        Verdict::Fail(_)
    ));
}

#[test]
fn missing_files_fail() {
    let text = "test t\nwavesize 64\nbuffer b 8 init 2 u32 @nowhere.bin\nend\n";
    assert!(matches!(
        run_text(text, &mut Native::new()),
        Verdict::Fail(Failure::File(_))
    ));
    let text = KERNARG.replace("vecadd.brig", "nowhere.brig") + "end\n";
    assert!(matches!(
        run_text(&text, &mut Native::new()),
        Verdict::Fail(Failure::File(_))
    ));
}
