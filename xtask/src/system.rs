//! The system packages that building, running and testing need: which are missing, and their installation.

use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::{answer, find_program, finish};

/// What a system package is needed for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Job {
    /// Building any program of this workspace.
    Build,
    /// Building and running the window.
    Window,
    /// Driving the window and a browser in the tests.
    Test,
}

/// How the thing is recognised where there is no package list to ask.
enum Sign {
    /// A library that `pkg-config` knows.
    Development(&'static str),
    /// One of these programs on the `PATH`.
    Program(&'static [&'static str]),
    /// A shared library whose file name begins so.
    Library(&'static str),
    /// A font family that `fc-list` knows.
    Font(&'static str),
}

struct Need {
    package: &'static str,
    job: Job,
    why: &'static str,
    sign: Sign,
}

/// The programs that are a Chromium, the best first.
const BROWSERS: &[&str] = &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const NEEDS: &[Need] = &[
    Need {
        package: "libclang-dev",
        job: Job::Build,
        why: "reads SQLite's header for the recording of changes (undo)",
        sign: Sign::Library("libclang"),
    },
    Need {
        package: "libwebkit2gtk-4.1-dev",
        job: Job::Window,
        why: "shows the page in the window",
        sign: Sign::Development("webkit2gtk-4.1"),
    },
    Need {
        package: "fonts-dejavu-core",
        job: Job::Window,
        why: "has the chess figures",
        sign: Sign::Font("DejaVu Sans"),
    },
    Need {
        package: "webkit2gtk-driver",
        job: Job::Test,
        why: "drives the window in the tests",
        sign: Sign::Program(&["WebKitWebDriver"]),
    },
    Need {
        package: "xvfb",
        job: Job::Test,
        why: "is the display of the window under test",
        sign: Sign::Program(&["Xvfb"]),
    },
    Need {
        package: "chromium",
        job: Job::Test,
        why: "is the browser of the browser door's test",
        sign: Sign::Program(BROWSERS),
    },
    Need {
        package: "fonts-liberation",
        job: Job::Test,
        why: "gives that browser its letters",
        sign: Sign::Font("Liberation Sans"),
    },
];

impl Need {
    /// Whether the system has it, by the package list where there is one, else by its sign.
    fn is_met(&self) -> bool {
        if is_debian() {
            let by_list = answer("dpkg-query", &["-W", "-f=${db:Status-Abbrev}", self.package])
                .is_some_and(|status| status.starts_with("ii"));
            // A browser is a browser whoever packed it.
            return by_list || matches!(self.sign, Sign::Program(names) if names.len() > 1 && self.shows());
        }
        self.shows()
    }

    fn shows(&self) -> bool {
        match self.sign {
            Sign::Development(name) => answer("pkg-config", &["--exists", name]).is_some(),
            Sign::Program(names) => names.iter().any(|name| find_program(name).is_some()),
            Sign::Library(name) => {
                std::env::var_os("LIBCLANG_PATH").is_some()
                    || answer("ldconfig", &["-p"]).is_some_and(|list| list.contains(name))
                    || find_program("clang").is_some()
            }
            Sign::Font(family) => {
                answer("fc-list", &[":", "family"]).is_some_and(|list| list.contains(family))
            }
        }
    }
}

/// Whether packages are installed with `apt-get` here.
pub fn is_debian() -> bool {
    cfg!(target_os = "linux") && find_program("dpkg-query").is_some() && find_program("apt-get").is_some()
}

/// Installs what is missing for these jobs, and says what it does.
///
/// On a system without `apt-get` it says what is missing and goes on: a later step fails by itself, or is
/// left out and says so.
pub fn prepare(jobs: &[Job]) -> Result<(), String> {
    if !cfg!(target_os = "linux") {
        if cfg!(target_os = "windows") {
            println!(
                "On Windows the build needs LLVM (libclang) and the WebView2 runtime; they are not installed here."
            );
        } else {
            println!(
                "On this system the build needs libclang (on macOS: xcode-select --install); it is not installed here."
            );
        }
        return Ok(());
    }
    let missing: Vec<&Need> =
        NEEDS.iter().filter(|need| jobs.contains(&need.job) && !need.is_met()).collect();
    if missing.is_empty() {
        return Ok(());
    }
    println!("Missing on this system:");
    for need in &missing {
        println!("  {} ({})", need.package, need.why);
    }
    if !is_debian() {
        println!(
            "These are Debian's names. This system has no apt-get: please install its own packages for them. Going on."
        );
        return Ok(());
    }
    install(&missing.iter().map(|need| need.package).collect::<Vec<_>>())
}

/// Installs packages with `apt-get`, fetching the package lists first if there are none or they are old.
pub fn install(packages: &[&str]) -> Result<(), String> {
    if !has_package_lists() {
        println!("Fetching the package lists (apt-get update).");
        apt(&["update", "-q"])?;
    }
    let mut words = vec!["install", "-q", "-y", "--no-install-recommends"];
    words.extend(packages);
    println!("Installing: {}", packages.join(" "));
    apt(&words).or_else(|_| {
        println!("That failed, perhaps on old package lists; trying once more with new ones.");
        apt(&["update", "-q"])?;
        apt(&words)
    })
}

fn has_package_lists() -> bool {
    std::fs::read_dir("/var/lib/apt/lists")
        .is_ok_and(|mut entries| entries.any(|entry| entry.is_ok_and(|entry| is_package_list(&entry.path()))))
}

fn is_package_list(path: &Path) -> bool {
    path.file_name().is_some_and(|name| name.to_string_lossy().contains("_Packages"))
}

/// `apt-get`, as root or through sudo, asking nothing.
fn apt(words: &[&str]) -> Result<(), String> {
    let is_root = answer("id", &["-u"]).is_some_and(|id| id.trim() == "0");
    let mut command = if is_root {
        Command::new("env")
    } else if find_program("sudo").is_some() {
        let mut sudo = Command::new("sudo");
        // Nobody is there to type a password.
        if !std::io::stdin().is_terminal() {
            sudo.arg("-n");
        }
        sudo.arg("env");
        sudo
    } else {
        return Err(format!(
            "installing needs root or sudo; please run as root: apt-get {}",
            words.join(" ")
        ));
    };
    command.args(["DEBIAN_FRONTEND=noninteractive", "apt-get", "-o", "DPkg::Lock::Timeout=300"]).args(words);
    finish(&mut command)
}

/// Whether a window can be opened here.
pub fn has_display() -> bool {
    if !cfg!(target_os = "linux") {
        return true;
    }
    ["DISPLAY", "WAYLAND_DISPLAY"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

/// A browser for the browser door's test.
pub fn browser() -> Option<PathBuf> {
    BROWSERS.iter().find_map(|name| find_program(name))
}
