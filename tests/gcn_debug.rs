use wavelift::case::*;
#[test]
fn debug() {
    let file = std::env::var("K").unwrap();
    let bytes = std::fs::read(&file).unwrap();
    let src = ModuleSource { path: file.clone().into(), form: ModuleForm::Text, bytes };
    let m = wavelift::exec::source_to_ir(&src, 64).unwrap();
    for (id, f) in m.ir.defined() {
        let mut f2 = f.clone();
        wavelift_gcn::legalize::legalize(&mut f2);
        let lin = wavelift_codegen::divergence::linearize(&mut f2, 64, &mut wavelift_gcn::files::assign).unwrap();
        println!("{}", wavelift_codegen::ir::text::print_function(&f2, Some(&m.ir)));
        let layout = wavelift_codegen::ir::layout_symbols(&m.ir, id).unwrap();
        match wavelift_gcn::lower::select(&m.ir, &f2, &lin.files, &layout) { Ok(s) => println!("{}", wavelift_gcn::machine::text(&s.func)), Err(e) => println!("{e}") }
        match wavelift_gcn::compile::compile_kernel(&m.ir, id, &Default::default()) {
            Ok(k) => { let b: Vec<u8> = k.code.words.iter().flat_map(|w| w.to_le_bytes()).collect();
                println!("vgprs {} sgprs {} waits {}", k.vgprs, k.sgprs, k.waits);
                println!("{}", wavelift_gcn::isa::disassemble(&b, 0)); }
            Err(e) => println!("ERROR {e}"),
        }
    }
}
