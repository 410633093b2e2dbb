//! Keeps the window from staying blank with drivers that WebKit's fast way of drawing does not work with.

/// With NVIDIA's own driver, starts this program again with the slower way of drawing chosen.
///
/// The setting must be in the environment before any thread starts, so it is given to a new start of the program. A
/// setting of the person's own is left alone, and so are all other machines.
#[cfg(target_os = "linux")]
pub fn choose() {
    use std::os::unix::process::CommandExt;
    use std::path::Path;
    use std::process::Command;

    const SETTING: &str = "WEBKIT_DISABLE_DMABUF_RENDERER";
    if std::env::var_os(SETTING).is_some() || !Path::new("/sys/module/nvidia").exists() {
        return;
    }
    if let Ok(program) = std::env::current_exe() {
        // Only comes back when it failed; then the window is tried as it is.
        let problem = Command::new(program).args(std::env::args_os().skip(1)).env(SETTING, "1").exec();
        eprintln!("arbitro-window: {problem}");
    }
}

/// Other systems draw with other engines.
#[cfg(not(target_os = "linux"))]
pub fn choose() {}
