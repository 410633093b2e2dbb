//! What a desk is told of the world around it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use chrono::{DateTime, Utc};

/// Tells the time.
pub type Clock = Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>;

/// Tells the kind of network share that a file is on, if it is on one.
pub type Shares = Arc<dyn Fn(&Path) -> Option<String> + Send + Sync>;

/// Where a desk keeps its files, who sits at it, and what time it is.
#[derive(Clone)]
pub struct DeskConfig {
    /// The folder of the list of recent events.
    pub config_dir: PathBuf,
    /// The folder of new events.
    pub events_dir: PathBuf,
    /// The folder of copies of events, unless a person says another; none for a desk that takes no copies by itself.
    pub backups_dir: Option<PathBuf>,
    /// Who sits at the desk, for the journal.
    pub who: String,
    /// The name of the machine, for a second program that finds a file in use.
    pub host: String,
    /// The time.
    pub clock: Clock,
    /// Which files are on another machine.
    pub shares: Shares,
    /// How long after a look into the folder of the electronic boards the next one follows; none looks only when asked.
    pub look_every: Option<Duration>,
}

/// The folder of this program's settings, below that of all programs: the identifier of its window.
const SETTINGS: &str = "org.arbitro.desk";

/// The folder of events, below that of the user's documents.
const EVENTS: &str = "Arbitro";

impl DeskConfig {
    /// The desk of the user who runs the program, the same through every door; none for a user without a home folder.
    pub fn of_this_user() -> Option<Self> {
        let documents = dirs::document_dir().or_else(dirs::home_dir)?;
        let backups_dir = Some(dirs::data_dir()?.join(SETTINGS).join("backups"));
        Some(Self { backups_dir, ..Self::new(dirs::config_dir()?.join(SETTINGS), documents.join(EVENTS)) })
    }

    /// A desk with these folders and no copies, the system's clock, and the names of person and machine from the environment.
    pub fn new(config_dir: impl AsRef<Path>, events_dir: impl AsRef<Path>) -> Self {
        let first_set = |names: &[&str]| {
            names.iter().filter_map(|name| std::env::var(name).ok()).find(|value| !value.trim().is_empty())
        };
        let host = std::fs::read_to_string("/etc/hostname").ok().map(|name| name.trim().to_owned());
        Self {
            config_dir: config_dir.as_ref().to_owned(),
            events_dir: events_dir.as_ref().to_owned(),
            backups_dir: None,
            who: first_set(&["USER", "USERNAME", "LOGNAME"]).unwrap_or_default(),
            host: first_set(&["HOSTNAME", "COMPUTERNAME"]).or(host).unwrap_or_default(),
            clock: Arc::new(Utc::now),
            shares: Arc::new(arbitro_store::network_share),
            look_every: Some(Duration::from_secs(2)),
        }
    }
}
