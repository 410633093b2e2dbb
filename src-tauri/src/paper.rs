//! Opens a document in the system's viewer, from which it is printed.
//!
//! The page says which document, never which file: what is opened is a PDF that this program has set a moment before, in a
//! folder of its own that goes when the window does.

use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use arbitro_desk::api::Target;
use arbitro_desk::api::print::{PrintDocument, PrintForm};
use arbitro_desk::{Desk, DeskError, print};
use tauri::State;
use tauri::async_runtime::spawn_blocking;
use tempfile::TempDir;

/// Where the papers are that were opened.
pub struct PaperFolder {
    path: PathBuf,
    folder: Mutex<Option<TempDir>>,
}

impl PaperFolder {
    /// A folder that only this user can read.
    pub fn new() -> std::io::Result<Self> {
        let folder = tempfile::Builder::new().prefix("arbitro-papers-").tempdir()?;
        Ok(Self { path: folder.path().to_owned(), folder: Mutex::new(Some(folder)) })
    }

    /// Takes it away with all papers.
    pub fn remove(&self) {
        drop(self.folder.lock().unwrap_or_else(PoisonError::into_inner).take());
    }
}

/// Sets a document and opens it in the system's viewer.
#[tauri::command]
pub async fn open_paper(
    desk: State<'_, Arc<Desk>>,
    papers: State<'_, PaperFolder>,
    form: PrintForm,
) -> Result<(), DeskError> {
    let (desk, folder) = (Arc::clone(&desk), papers.path.clone());
    let opened = spawn_blocking(move || {
        let file = set(&desk, form, &folder)?;
        open::that_detached(&file).map_err(|e| DeskError::plain("door-no-viewer").with("detail", e))
    });
    opened.await.unwrap_or_else(|_| Err(DeskError::plain("door-program-error")))
}

/// Sets a document into a file of its own: a viewer may still show the one before.
fn set(desk: &Desk, form: PrintForm, folder: &Path) -> Result<PathBuf, DeskError> {
    let failed = |e: std::io::Error| DeskError::file(folder.display(), &e);
    let own = tempfile::Builder::new().prefix("paper-").tempdir_in(folder).map_err(failed)?.keep();
    let first = own.join("paper.pdf");
    let target = Target::Path(first.to_string_lossy().into_owned());
    let printed = print::document(desk, &PrintDocument { form, target })?;
    // The viewer shows the name.
    let named = own.join(&printed.file_name);
    std::fs::rename(&first, &named).map_err(failed)?;
    Ok(named)
}

#[cfg(test)]
mod tests {
    use arbitro_desk::DeskConfig;
    use serde_json::json;

    use super::*;

    #[test]
    fn each_paper_is_a_file_of_its_own_until_the_window_is_closed() -> Result<(), Box<dyn std::error::Error>>
    {
        let home = tempfile::tempdir()?;
        let desk = Desk::new(DeskConfig::new(home.path(), home.path()));
        let event = desk.handle("event/sample", json!({}))?;
        let form =
            json!({ "tournament": event["tournaments"][0]["id"], "document": "calendar", "lang": "en" });
        let form: PrintForm = serde_json::from_value(form)?;
        let papers = PaperFolder::new()?;
        let (one, other) = (set(&desk, form.clone(), &papers.path)?, set(&desk, form, &papers.path)?);
        assert_ne!(one, other);
        for file in [&one, &other] {
            assert!(file.starts_with(&papers.path) && file.extension().is_some_and(|ending| ending == "pdf"));
            assert!(std::fs::read(file)?.starts_with(b"%PDF"));
        }
        papers.remove();
        assert!(!papers.path.exists());
        Ok(())
    }
}
