//! The user's manual: the chapters in `docs/manual`, which the window shows too, read from their Markdown.
//!
//! What a page has no place for is refused by name, so that nothing of a chapter is lost unseen.

use arbitro_messages::Lang;
use include_dir::{Dir, include_dir};
use pulldown_cmark::{Event, HeadingLevel, Options, Parser, Tag, TagEnd};
use serde::Serialize;

static TEXTS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../docs/manual");

/// The manual in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Manual {
    chapters: Vec<Chapter>,
}

/// A chapter; its name is the same in every language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Chapter {
    id: String,
    title: String,
    blocks: Vec<Block>,
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Piece {
    Text {
        text: String,
    },
    /// Words of the screen.
    Screen {
        text: String,
    },
    /// Something to be typed.
    Code {
        text: String,
    },
    /// A key of the keyboard.
    Key {
        text: String,
    },
    /// To a chapter (`pairing`) or a heading of one (`pairing/no-pairing`).
    Link {
        text: String,
        to: String,
    },
}

type Line = Vec<Piece>;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
enum Block {
    Heading { id: String, text: String },
    Paragraph { line: Line },
    List { ordered: bool, items: Vec<Line> },
    Table { head: Vec<Line>, rows: Vec<Vec<Line>> },
}

impl Manual {
    /// The manual in a language; an error names what is wrong with a chapter.
    pub fn in_language(lang: Lang) -> Result<Self, String> {
        let folder = TEXTS.get_dir(lang.code()).ok_or_else(|| format!("no manual in {lang}"))?;
        let mut files: Vec<_> = folder.files().collect();
        files.sort_by_key(|file| file.path());
        let chapters = files.into_iter().map(|file| {
            let name = file.path().file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let text = file.contents_utf8().ok_or_else(|| format!("{name} is not UTF-8"))?;
            let id = chapter_of(&name).ok_or_else(|| format!("{name} is not named as a chapter"))?;
            Reader::default().read(id, text).map_err(|what| format!("{name}: no place for {what}"))
        });
        Ok(Self { chapters: chapters.collect::<Result<_, _>>()? })
    }

    /// The chapters in their order.
    pub fn chapters(&self) -> &[Chapter] {
        &self.chapters
    }
}

impl Chapter {
    /// Its title.
    pub fn title(&self) -> &str {
        &self.title
    }

    /// Its headings.
    pub fn headings(&self) -> impl Iterator<Item = &str> {
        self.blocks.iter().filter_map(|block| match block {
            Block::Heading { text, .. } => Some(text.as_str()),
            _ => None,
        })
    }
}

/// The name of a chapter of that of its file: `06-pairing` is `pairing`.
fn chapter_of(file: &str) -> Option<&str> {
    file.get(3..).filter(|_| file.as_bytes().get(2) == Some(&b'-'))
}

/// The anchor of a heading, as the hosts of repositories make it.
fn anchor(heading: &str) -> String {
    let signs = heading.trim().to_lowercase();
    let kept = |sign: char| match sign {
        _ if sign.is_whitespace() => Some('-'),
        _ if sign.is_alphanumeric() || sign == '-' => Some(sign),
        _ => None,
    };
    signs.chars().filter_map(kept).collect()
}

impl Piece {
    const fn text_mut(&mut self) -> &mut String {
        match self {
            Self::Text { text }
            | Self::Screen { text }
            | Self::Code { text }
            | Self::Key { text }
            | Self::Link { text, .. } => text,
        }
    }
}

/// Reads a chapter event by event.
#[derive(Default)]
struct Reader {
    title: Option<String>,
    blocks: Vec<Block>,
    line: Line,
    /// The last piece is still being said.
    open: bool,
    ordered: Option<bool>,
    items: Vec<Line>,
    cells: Vec<Line>,
    head: Vec<Line>,
    rows: Vec<Vec<Line>>,
}

impl Reader {
    fn read(mut self, id: &str, text: &str) -> Result<Chapter, String> {
        for event in Parser::new_ext(text, Options::ENABLE_TABLES) {
            self.take(event)?;
        }
        let title = self.title.ok_or_else(|| "a chapter without a title".to_owned())?;
        Ok(Chapter { id: id.to_owned(), title, blocks: self.blocks })
    }

    fn take(&mut self, event: Event<'_>) -> Result<(), String> {
        match event {
            Event::Start(tag) => self.start(&tag),
            Event::End(tag) => self.end(tag),
            Event::Text(text) => {
                self.say(&text);
                Ok(())
            }
            Event::SoftBreak => {
                self.say(" ");
                Ok(())
            }
            Event::Code(text) => {
                self.line.push(Piece::Code { text: text.into_string() });
                Ok(())
            }
            Event::InlineHtml(html) if &*html == "<kbd>" => {
                self.begin(Piece::Key { text: String::new() });
                Ok(())
            }
            Event::InlineHtml(html) if &*html == "</kbd>" => {
                self.open = false;
                Ok(())
            }
            other => Err(format!("{other:?}")),
        }
    }

    fn begin(&mut self, piece: Piece) {
        self.line.push(piece);
        self.open = true;
    }

    /// A text comes in parts.
    fn say(&mut self, text: &str) {
        let goes_on = self.open || matches!(self.line.last(), Some(Piece::Text { .. }));
        match self.line.last_mut() {
            Some(piece) if goes_on => piece.text_mut().push_str(text),
            _ => self.line.push(Piece::Text { text: text.to_owned() }),
        }
    }

    fn start(&mut self, tag: &Tag<'_>) -> Result<(), String> {
        match tag {
            Tag::Heading { .. }
            | Tag::Paragraph
            | Tag::Item
            | Tag::TableHead
            | Tag::TableRow
            | Tag::TableCell
            | Tag::Table(_) => {}
            Tag::List(first) if self.ordered.is_none() => self.ordered = Some(first.is_some()),
            Tag::Strong => self.begin(Piece::Screen { text: String::new() }),
            Tag::Link { dest_url, .. } => {
                let to = target(dest_url).ok_or_else(|| format!("a link to {dest_url}"))?;
                self.begin(Piece::Link { text: String::new(), to });
            }
            other => return Err(format!("{other:?}")),
        }
        Ok(())
    }

    fn end(&mut self, tag: TagEnd) -> Result<(), String> {
        match tag {
            TagEnd::Strong | TagEnd::Link => self.open = false,
            TagEnd::Heading(level) => return self.heading(level),
            // Within a list it belongs to its item.
            TagEnd::Paragraph if self.ordered.is_some() => {}
            TagEnd::Paragraph => {
                let line = self.whole_line();
                self.blocks.push(Block::Paragraph { line });
            }
            TagEnd::Item => {
                let line = self.whole_line();
                self.items.push(line);
            }
            TagEnd::List(_) => {
                let ordered = self.ordered.take().unwrap_or_default();
                self.blocks.push(Block::List { ordered, items: std::mem::take(&mut self.items) });
            }
            TagEnd::TableCell => {
                let line = self.whole_line();
                self.cells.push(line);
            }
            TagEnd::TableHead => self.head = std::mem::take(&mut self.cells),
            TagEnd::TableRow => self.rows.push(std::mem::take(&mut self.cells)),
            TagEnd::Table => self.blocks.push(Block::Table {
                head: std::mem::take(&mut self.head),
                rows: std::mem::take(&mut self.rows),
            }),
            other => return Err(format!("{other:?}")),
        }
        Ok(())
    }

    fn heading(&mut self, level: HeadingLevel) -> Result<(), String> {
        let text = self.whole_line().iter_mut().map(|piece| piece.text_mut().as_str()).collect::<String>();
        match level {
            HeadingLevel::H1 if self.title.is_none() => self.title = Some(text),
            HeadingLevel::H2 => self.blocks.push(Block::Heading { id: anchor(&text), text }),
            _ => return Err(format!("a heading {level} {text}")),
        }
        Ok(())
    }

    fn whole_line(&mut self) -> Line {
        self.open = false;
        std::mem::take(&mut self.line)
    }
}

/// Where a link leads: `06-pairing.md#no-pairing` to `pairing/no-pairing`.
fn target(link: &str) -> Option<String> {
    let (file, heading) = link.split_once('#').map_or((link, None), |(file, heading)| (file, Some(heading)));
    let chapter = chapter_of(file.strip_suffix(".md")?)?;
    Some(heading.map_or_else(|| chapter.to_owned(), |heading| format!("{chapter}/{heading}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Vec<Block>, String> {
        Reader::default().read("x", text).map(|chapter| chapter.blocks)
    }

    #[test]
    fn every_sign_is_kept_apart() {
        let text = |text: &str| Piece::Text { text: text.into() };
        let found = read(
            "# T\n\nPress <kbd>p</kbd> or **Go & see**, `a|b`, see [it](06-pairing.md#no-pairing).\n\n1. one\n2. two\n\n| a | b |\n|---|---|\n| c | d |\n",
        );
        let line = vec![
            text("Press "),
            Piece::Key { text: "p".into() },
            text(" or "),
            Piece::Screen { text: "Go & see".into() },
            text(", "),
            Piece::Code { text: "a|b".into() },
            text(", see "),
            Piece::Link { text: "it".into(), to: "pairing/no-pairing".into() },
            text("."),
        ];
        let items = vec![vec![text("one")], vec![text("two")]];
        let table = Block::Table {
            head: vec![vec![text("a")], vec![text("b")]],
            rows: vec![vec![vec![text("c")], vec![text("d")]]],
        };
        assert_eq!(found, Ok(vec![Block::Paragraph { line }, Block::List { ordered: true, items }, table]));
    }

    #[test]
    fn what_has_no_place_is_refused() {
        for text in [
            "no title",
            "# T\n\n### deep",
            "# T\n\n<b>x</b>",
            "# T\n\n[out](https://example.org)",
            "# T\n\n![p](p.png)",
            "# T\n\n- a\n  - b",
            "# T\n\n```\ncode\n```",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn anchors_are_those_of_the_page() {
        assert_eq!(anchor("Qué se congela tras la ronda 1"), "qué-se-congela-tras-la-ronda-1");
        assert_eq!(anchor("The report for FIDE (TRF)"), "the-report-for-fide-trf");
    }
}
