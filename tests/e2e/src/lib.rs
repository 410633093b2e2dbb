//! The program as a person meets it: the real window on a display of its own, driven through WebDriver.
//!
//! One display, one driver and one home folder a test; each is ended and waited for when the test lets go of it. What a
//! person does is [`Person`]; elements are found by the names of `ui/src/lib/testids.ts` and by nothing else.

mod child;
mod display;
mod driver;
mod home;
pub mod key;
mod person;
pub mod programs;

pub use home::Home;
pub use person::{Person, Row};

use std::time::{Duration, Instant};

use tokio::time::sleep;

use display::Display;
use driver::Driver;

/// Whatever went wrong on the way; a test shows it.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// How long a program may take to end on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

/// A desk in a room of its own: display, driver, home folder.
pub struct Room {
    driver: Driver,
    // Ended after the driver, which draws on it.
    _display: Display,
    home: Home,
    test: String,
}

impl Room {
    /// Makes the room. `test` names the folder of the screenshots, `target/e2e/<test>`.
    pub async fn new(test: &str) -> Result<Self, Trouble> {
        let home = Home::new()?;
        let display = Display::start()?;
        let driver = Driver::start(&display, &home).await?;
        Ok(Self { driver, _display: display, home, test: test.to_owned() })
    }

    /// The home folder of the person in the room.
    pub fn home(&self) -> &Home {
        &self.home
    }

    /// Starts the program with these arguments, once the one that was left before has ended and let go of its file.
    pub async fn open(&self, arguments: &[&str]) -> Result<Person, Trouble> {
        let program = programs::built("arbitro-window")?;
        let start = Instant::now();
        while programs::runs_in(&program, self.home.path()) {
            if start.elapsed() > PATIENCE {
                return Err("the program that was left does not end".into());
            }
            sleep(Duration::from_millis(50)).await;
        }
        let client = self.driver.open(&program, arguments).await?;
        Ok(Person::new(client, programs::screenshots(&self.test)?))
    }
}
