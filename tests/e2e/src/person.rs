//! What a person does at the page, and what she sees.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use fantoccini::actions::{
    Actions, InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction,
};
use fantoccini::elements::Element;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::Trouble;

/// How long something may take to show on a busy machine.
const PATIENCE: Duration = Duration::from_secs(20);
const GLANCE: Duration = Duration::from_millis(50);

/// An element with a name, as it stands on the page: its text and its `data-` values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// All its text, with white space in ones.
    pub text: String,
    /// Its `data-` values by their names without `data-`.
    pub data: BTreeMap<String, String>,
}

impl Row {
    /// A `data-` value; empty if it has none.
    pub fn data(&self, name: &str) -> &str {
        self.data.get(name).map_or("", String::as_str)
    }
}

/// A person at the window.
pub struct Person {
    client: Client,
    screenshots: PathBuf,
}

impl Person {
    pub(crate) fn new(client: Client, screenshots: PathBuf) -> Self {
        Self { client, screenshots }
    }

    /// The selector of an element by its test name, with further selectors such as `[data-board="4"]`.
    fn selector(name: &str) -> String {
        match name.split_once('[') {
            Some((name, rest)) => format!("[data-testid=\"{name}\"][{rest}"),
            None => format!("[data-testid=\"{name}\"]"),
        }
    }

    /// Waits until a condition holds; `what` says what for when it does not.
    pub async fn until<F>(&self, what: &str, mut condition: F) -> Result<(), Trouble>
    where
        F: AsyncFnMut(&Self) -> Result<bool, Trouble>,
    {
        let start = Instant::now();
        loop {
            // An element that was just drawn anew is looked for again.
            if condition(self).await.unwrap_or(false) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let page = self.client.execute("return document.body.innerText", vec![]).await?;
                self.look("trouble").await?;
                return Err(format!(
                    "waited in vain for {what}; the page says:\n{}",
                    page.as_str().unwrap_or("")
                )
                .into());
            }
            sleep(GLANCE).await;
        }
    }

    /// The element of this name, once it shows.
    async fn find(&self, name: &str) -> Result<Element, Trouble> {
        let selector = Self::selector(name);
        self.until(name, async |person| {
            Ok(person.client.find(Locator::Css(&selector)).await?.is_displayed().await?)
        })
        .await?;
        Ok(self.client.find(Locator::Css(&selector)).await?)
    }

    /// Waits until an element of this name shows.
    pub async fn sees(&self, name: &str) -> Result<(), Trouble> {
        self.find(name).await.map(|_| ())
    }

    /// Waits until no element of this name is there.
    pub async fn sees_no_more(&self, name: &str) -> Result<(), Trouble> {
        self.until(&format!("no {name}"), async |person| Ok(person.rows(name).await?.is_empty())).await
    }

    /// Waits until the element's text holds these words.
    pub async fn reads(&self, name: &str, words: &str) -> Result<(), Trouble> {
        self.until(&format!("{name} with `{words}`"), async |person| {
            Ok(person.rows(name).await?.iter().any(|row| row.text.contains(words)))
        })
        .await
    }

    /// Waits until there are this many elements of the name, and gives them.
    pub async fn counts(&self, name: &str, count: usize) -> Result<Vec<Row>, Trouble> {
        self.until(&format!("{count} times {name}"), async |person| {
            Ok(person.rows(name).await?.len() == count)
        })
        .await?;
        self.rows(name).await
    }

    /// All elements of this name, as they stand now.
    pub async fn rows(&self, name: &str) -> Result<Vec<Row>, Trouble> {
        let script = "return [...document.querySelectorAll(arguments[0])].map((element) => [
            (element.innerText ?? element.textContent ?? '').replace(/\\s+/g, ' ').trim(), { ...element.dataset }])";
        let found = self.client.execute(script, vec![json!(Self::selector(name))]).await?;
        let rows: Vec<(String, BTreeMap<String, String>)> = serde_json::from_value(found)?;
        Ok(rows.into_iter().map(|(text, data)| Row { text, data }).collect())
    }

    /// Clicks it, once it shows and is not drawn anew.
    pub async fn clicks(&self, name: &str) -> Result<(), Trouble> {
        let start = Instant::now();
        loop {
            match self.find(name).await?.click().await {
                Ok(()) => return Ok(()),
                Err(problem) if start.elapsed() > PATIENCE => return Err(problem.into()),
                Err(_) => sleep(GLANCE).await,
            }
        }
    }

    /// Clicks twice in the middle of it, once it is there: a row of a table, which the driver clicks in no other way.
    pub async fn double_clicks(&self, name: &str) -> Result<(), Trouble> {
        self.until(name, async |person| Ok(!person.rows(name).await?.is_empty())).await?;
        let script = "const element = document.querySelector(arguments[0]);
            element.scrollIntoView({ block: 'center' });
            const { left, top, width, height } = element.getBoundingClientRect();
            return [left + width / 2, top + height / 2]";
        let found = self.client.execute(script, vec![json!(Self::selector(name))]).await?;
        let (x, y): (f64, f64) = serde_json::from_value(found)?;
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let mouse = MouseActions::new("mouse".into())
            .then(PointerAction::MoveTo {
                duration: Some(Duration::from_millis(60)),
                x: x.round(),
                y: y.round(),
            })
            .then(down.clone())
            .then(up.clone())
            .then(down)
            .then(up);
        self.client.perform_actions(Actions::from(mouse)).await?;
        Ok(())
    }

    /// Puts a text into a field in place of what is there.
    pub async fn fills(&self, name: &str, text: &str) -> Result<(), Trouble> {
        let field = self.find(name).await?;
        // A field for a date takes its parts in the order of the language; its value is the same in all.
        if field.attr("type").await?.as_deref() == Some("date") {
            let script = "arguments[0].value = arguments[1];
                for (const kind of ['input', 'change']) arguments[0].dispatchEvent(new Event(kind, { bubbles: true }))";
            self.client.execute(script, vec![serde_json::to_value(field)?, json!(text)]).await?;
            return Ok(());
        }
        field.clear().await?;
        field.send_keys(text).await?;
        Ok(())
    }

    /// Takes one of the values of a list of choices.
    pub async fn chooses(&self, name: &str, value: &str) -> Result<(), Trouble> {
        self.find(name).await?.select_by_value(value).await?;
        Ok(())
    }

    /// Takes the first of a list of choices whose text begins with these words.
    pub async fn chooses_by(&self, name: &str, words: &str) -> Result<(), Trouble> {
        let script = "return [...(document.querySelector(arguments[0])?.options ?? [])]
            .find((option) => option.text.trim().startsWith(arguments[1]))?.value ?? ''";
        let asked = vec![json!(Self::selector(name)), json!(words)];
        self.until(&format!("{name} with the choice `{words}`"), async |person| {
            Ok(person.client.execute(script, asked.clone()).await? != "")
        })
        .await?;
        let value = self.client.execute(script, asked).await?;
        self.chooses(name, value.as_str().unwrap_or("")).await
    }

    /// Says where the next file goes. The system's own dialog asks for it, which is no part of the page and cannot be
    /// driven, so it is answered in its place; everything before and after it is the program's.
    pub async fn will_save_to(&self, path: &Path) -> Result<(), Trouble> {
        let script = "const [path, ask] = [arguments[0], window.fetch];
            window.fetch = (target, ...rest) => {
                if (!decodeURIComponent(String(target)).endsWith('plugin:dialog|save')) return ask(target, ...rest);
                window.fetch = ask;
                const headers = { 'Content-Type': 'application/json', 'Tauri-Response': 'ok' };
                return Promise.resolve(new Response(JSON.stringify(path), { headers }));
            }";
        self.client.execute(script, vec![json!(path.to_string_lossy())]).await?;
        Ok(())
    }

    /// Strikes a key on whatever has the focus; [`crate::key`] has those without a letter.
    pub async fn strikes(&self, key: char) -> Result<(), Trouble> {
        self.strikes_with(&[], key).await
    }

    /// Strikes a key while others are held down.
    pub async fn strikes_with(&self, held: &[char], key: char) -> Result<(), Trouble> {
        let mut keys = KeyActions::new("keyboard".into());
        for value in held {
            keys = keys.then(KeyAction::Down { value: *value });
        }
        keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        for value in held.iter().rev() {
            keys = keys.then(KeyAction::Up { value: *value });
        }
        self.client.perform_actions(keys).await?;
        Ok(())
    }

    /// Drags a piece on the board, by the names of the squares.
    pub async fn drags(&self, from: &str, to: &str) -> Result<(), Trouble> {
        self.sees("board").await?;
        let (from_x, from_y) = self.middle_of(from).await?;
        let (to_x, to_y) = self.middle_of(to).await?;
        let step = |x: f64, y: f64| PointerAction::MoveTo { duration: Some(Duration::from_millis(60)), x, y };
        let mouse = MouseActions::new("mouse".into())
            .then(step(from_x, from_y))
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(step(f64::midpoint(from_x, to_x), f64::midpoint(from_y, to_y)))
            .then(step(to_x, to_y))
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(Actions::from(mouse)).await?;
        Ok(())
    }

    /// The middle of a square of the board, in the window.
    async fn middle_of(&self, square: &str) -> Result<(f64, f64), Trouble> {
        let script = "const board = document.querySelector('[data-testid=\"board\"]');
            const area = (board.querySelector('cg-board') ?? board).getBoundingClientRect();
            return [area.left, area.top, area.width, board.dataset.orientation]";
        let found: Value = self.client.execute(script, vec![]).await?;
        let (left, top, width, orientation): (f64, f64, f64, String) = serde_json::from_value(found)?;
        let (file, rank) = match square.as_bytes() {
            [file @ b'a'..=b'h', rank @ b'1'..=b'8'] => (f64::from(file - b'a'), f64::from(rank - b'1')),
            _ => return Err(format!("{square} is no square").into()),
        };
        let (column, row) = if orientation == "black" { (7.0 - file, rank) } else { (file, 7.0 - rank) };
        let side = width / 8.0;
        Ok((left + (column + 0.5) * side, top + (row + 0.5) * side))
    }

    /// Takes a screenshot into the test's folder, once what the page holds is drawn.
    pub async fn look(&self, name: &str) -> Result<(), Trouble> {
        let drawn = "const done = arguments[0];
            document.fonts.ready.then(() => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50))))";
        self.client.execute_async(drawn, vec![]).await?;
        let picture = self.client.screenshot().await?;
        std::fs::write(self.screenshots.join(format!("{name}.png")), picture)?;
        Ok(())
    }

    /// Ends the program from outside, as when the battery is empty: nothing is asked of it any more.
    pub async fn leaves(self) -> Result<(), Trouble> {
        Ok(self.client.close().await?)
    }
}
