//! Entries that a page may send twice: it did not hear the answer, and cannot know whether they were done.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use arbitro_desk::DeskError;
use serde_json::Value;

/// The header with the name that a page gave to an entry, another one for each.
pub const ENTRY: &str = "x-entry";

/// So many of the last are remembered. A page sends one after the other, and only the last can be without an answer.
const REMEMBERED: usize = 64;

/// No name of an entry is longer.
const LONGEST: usize = 64;

/// The answer of an entry that was done.
type Done = Arc<Mutex<Option<Value>>>;

/// What was answered to the last entries.
#[derive(Default)]
pub struct Once(Mutex<VecDeque<(String, Done)>>);

impl Once {
    /// Does what was named, unless it was done before: then its answer is given again. A second sending waits for the first. What
    /// was refused changed nothing, and is asked anew.
    pub fn answer(
        &self,
        name: Option<&str>,
        work: impl FnOnce() -> Result<Value, DeskError>,
    ) -> Result<Value, DeskError> {
        let Some(name) = name.filter(|name| !name.is_empty() && name.len() <= LONGEST) else { return work() };
        let done = self.of(name);
        let mut done = lock(&done);
        if let Some(answer) = done.as_ref() {
            return Ok(answer.clone());
        }
        let answer = work()?;
        *done = Some(answer.clone());
        Ok(answer)
    }

    fn of(&self, name: &str) -> Done {
        let mut all = lock(&self.0);
        if let Some((_, done)) = all.iter().find(|(known, _)| known == name) {
            return Arc::clone(done);
        }
        if all.len() == REMEMBERED {
            all.pop_front();
        }
        let done = Done::default();
        all.push_back((name.to_owned(), Arc::clone(&done)));
        done
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
