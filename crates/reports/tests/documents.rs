//! Every document is set in both languages, on both sheets, and says what its data say.

mod sample;

use std::collections::BTreeSet;

use arbitro_messages::{Catalogue, Lang};
use arbitro_reports::{Document, Logo, Paper, PaperSize, Picture, Print, ReportError};

type Failure = Box<dyn std::error::Error>;

fn text(pdf: &[u8]) -> Result<String, Failure> {
    let text = pdf_extract::extract_text_from_mem(pdf)?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn every_document_says_what_its_data_say() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    for document in sample::documents() {
        for lang in Lang::ALL {
            for (size, large) in [(PaperSize::A4, false), (PaperSize::Letter, true)] {
                let paper = Paper { size, lang, large, footer: "Club de Ajedrez".into(), ..Paper::default() };
                let print = Print::new(&catalogue, &document, &sample::heading(), &paper)?;
                let text = text(&print.pdf()?)?;
                for wanted in sample::said(&document) {
                    assert!(
                        text.contains(&wanted),
                        "{} in {lang:?}: {wanted:?} is not in {text}",
                        document.name()
                    );
                }
            }
        }
    }
    Ok(())
}

#[test]
fn the_same_data_give_the_same_bytes() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    for document in sample::documents() {
        let pdf = || Print::new(&catalogue, &document, &sample::heading(), &Paper::default())?.pdf();
        assert_eq!(pdf()?, pdf()?, "{}", document.name());
    }
    Ok(())
}

#[test]
fn a_name_is_never_markup() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let names = [
        "#panic(\"x\")",
        "*Bold*, $x^2$",
        "<script>alert(1)</script>",
        "= Heading",
        "\\u{41} [#read(\"/etc/passwd\")]",
    ];
    let document = Document::Players(names.map(sample::named).to_vec());
    let text = text(&Print::new(&catalogue, &document, &sample::heading(), &Paper::default())?.pdf()?)?;
    for name in names {
        assert!(text.contains(name), "{name:?} is not in {text}");
    }
    Ok(())
}

#[test]
fn pages_are_pictures_for_a_preview() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    for document in sample::documents() {
        let print = Print::new(&catalogue, &document, &sample::heading(), &Paper::default())?;
        let pages: Vec<String> = print.pages().collect();
        assert_eq!(pages.len(), print.count());
        assert!(pages.iter().all(|page| page.starts_with("<svg")), "{}", document.name());
    }
    Ok(())
}

#[test]
fn an_empty_document_says_so() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    for document in sample::empty_documents() {
        let print = Print::new(&catalogue, &document, &sample::heading(), &Paper::default())?;
        assert!(text(&print.pdf()?)?.contains("Nothing to list."), "{}", document.name());
    }
    Ok(())
}

#[test]
fn a_logo_that_cannot_be_read_is_told() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let mut broken = sample::dot();
    broken.truncate(40);
    let logo = Some(Logo::read(broken)?);
    let paper = Paper { logo, ..Paper::default() };
    let document = Document::BoardCards(vec![]);
    let failed = Print::new(&catalogue, &document, &sample::heading(), &paper).map(|print| print.count());
    assert!(matches!(failed, Err(ReportError::Logo(_))), "{failed:?}");
    Ok(())
}

#[test]
fn a_logo_stands_on_the_page() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let paper = Paper { logo: Some(Logo::read(sample::dot())?), ..Paper::default() };
    for document in sample::documents() {
        let with = Print::new(&catalogue, &document, &sample::heading(), &paper)?.pdf()?;
        assert!(with.windows(6).any(|bytes| bytes == b"/Image"), "{}", document.name());
    }
    Ok(())
}

/// A drawing is no picture of points, but it takes its place on the page.
#[test]
fn a_drawing_can_be_a_logo() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let drawing = b"<svg xmlns='http://www.w3.org/2000/svg' width='40' height='20'><rect width='40' height='20' fill='#0b5965'/></svg>";
    let logo = Logo::read(drawing.to_vec())?;
    assert_eq!(logo.picture(), Picture::Svg);
    let document = Document::Players(vec![sample::named("Last, First")]);
    let pages = |logo| -> Result<String, Failure> {
        let paper = Paper { logo, ..Paper::default() };
        Ok(Print::new(&catalogue, &document, &sample::heading(), &paper)?.pages().collect())
    };
    assert!(pages(Some(logo))?.len() > pages(None)?.len());
    Ok(())
}

/// The words that the templates use and the words of paper in the catalogue are the same.
#[test]
fn words_and_templates_agree() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("templates");
    let mut used = BTreeSet::new();
    for entry in std::fs::read_dir(folder)? {
        used.extend(words_in(&std::fs::read_to_string(entry?.path())?));
    }
    // Titles, rounds and byes are put in by the program.
    let of_templates = |key: &&str| {
        !["title-", "round", "after-round", "bye-"].iter().any(|word| key.starts_with(word))
            || *key == "round-column"
    };
    for lang in Lang::ALL {
        let known = catalogue.keys(lang).filter_map(|key| key.strip_prefix("paper-")).filter(of_templates);
        let known: BTreeSet<String> = known.map(str::to_owned).collect();
        assert_eq!(used, known, "{lang:?}");
    }
    Ok(())
}

/// The words of a template: what follows `w.`.
fn words_in(template: &str) -> Vec<String> {
    let is_word = |c: char| c.is_ascii_lowercase() || c == '-';
    let starts = template.match_indices("w.").filter(|(at, _)| {
        let before = template[..*at].chars().next_back();
        !before.is_some_and(|c| c.is_alphanumeric() || c == '.' || c == '_')
    });
    starts.map(|(at, _)| template[at + 2..].chars().take_while(|c| is_word(*c)).collect()).collect()
}
