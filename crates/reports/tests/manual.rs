//! The manual is set in both languages, with every chapter and heading, the same on every machine.

use arbitro_messages::{Catalogue, Lang};
use arbitro_reports::{Manual, Paper, PaperSize, Print};

type Failure = Box<dyn std::error::Error>;

/// What a reader of the file sees, without the breaks of its lines.
fn text(pdf: &[u8]) -> Result<String, Failure> {
    let text = pdf_extract::extract_text_from_mem(pdf)?;
    Ok(text.split_whitespace().collect::<Vec<_>>().join(" "))
}

#[test]
fn every_chapter_and_heading_is_in_the_document() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    for (lang, size) in [(Lang::En, PaperSize::A4), (Lang::Es, PaperSize::Letter)] {
        let manual = Manual::in_language(lang)?;
        let print = Print::manual(&catalogue, &Paper { size, lang, ..Paper::default() })?;
        let text = text(&print.pdf()?)?;
        assert!(print.count() > 10, "{} pages", print.count());
        for chapter in manual.chapters() {
            for title in std::iter::once(chapter.title()).chain(chapter.headings()) {
                // Once in the contents, once where it stands.
                assert!(text.matches(title).count() > 1, "{lang}: {title} is not in the document");
            }
        }
    }
    Ok(())
}

#[test]
fn the_manual_is_the_same_every_time() -> Result<(), Failure> {
    let catalogue = Catalogue::load()?;
    let pdf = || Print::manual(&catalogue, &Paper::default())?.pdf();
    assert_eq!(pdf()?, pdf()?);
    Ok(())
}

#[test]
fn both_languages_have_the_same_chapters() -> Result<(), Failure> {
    let shape = |lang| -> Result<Vec<usize>, Failure> {
        Ok(Manual::in_language(lang)?.chapters().iter().map(|chapter| chapter.headings().count()).collect())
    };
    assert_eq!(shape(Lang::En)?, shape(Lang::Es)?);
    assert!(shape(Lang::En)?.len() > 15);
    Ok(())
}
