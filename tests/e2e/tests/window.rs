//! The window opens and shows its start screen.

use arbitro_e2e::{Room, Trouble};

#[tokio::test]
async fn in_the_window_the_start_screen_shows() -> Result<(), Trouble> {
    let room = Room::new("start").await?;
    let person = room.open(&[]).await?;
    person.sees("start").await?;
    person.look("start").await?;
    person.leaves().await
}
