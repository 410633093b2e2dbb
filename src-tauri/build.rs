//! Makes the window's permissions: the page may use the commands `call` and `open_paper`, and what `capabilities/` names.

fn main() {
    let commands = tauri_build::AppManifest::new().commands(&["call", "open_paper"]);
    let attributes = tauri_build::Attributes::new().app_manifest(commands);
    if let Err(problem) = tauri_build::try_build(attributes) {
        println!("cargo::error={problem:#}");
    }
}
