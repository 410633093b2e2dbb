//! The organiser's logo: a picture that comes from outside, and is looked at before it is set or shown.
//!
//! A picture in SVG is a program as well as a drawing. On paper nothing of it runs, but on a web site a visitor can open the
//! file itself; so one that could run, or that looks elsewhere, is not taken at all.

use quick_xml::Reader;
use quick_xml::escape::unescape;
use quick_xml::events::{BytesDecl, BytesStart, Event};

/// How a picture is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Picture {
    /// Portable network graphics.
    Png,
    /// JPEG.
    Jpg,
    /// Scalable vector graphics.
    Svg,
}

impl Picture {
    /// The kind of a picture by its first bytes; none for anything that is not set on paper.
    pub fn of(bytes: &[u8]) -> Option<Self> {
        if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Some(Self::Png);
        }
        if bytes.starts_with(b"\xff\xd8\xff") {
            return Some(Self::Jpg);
        }
        root(bytes).is_some_and(|name| name == "svg").then_some(Self::Svg)
    }

    /// The ending of its files.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Png => "png",
            Self::Jpg => "jpg",
            Self::Svg => "svg",
        }
    }

    /// What it is called on the web.
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Png => "image/png",
            Self::Jpg => "image/jpeg",
            Self::Svg => "image/svg+xml",
        }
    }
}

/// The organiser's logo, which was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Logo {
    picture: Picture,
    bytes: Vec<u8>,
}

/// Why a picture is not taken as a logo.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LogoFault {
    /// It is none of the kinds that are taken.
    #[error("not a picture in PNG, JPEG or SVG")]
    Kind,
    /// The file is too large.
    #[error("more than {} bytes", Logo::LARGEST)]
    Large,
    /// It has too many points to be laid out in memory, or does not tell how many.
    #[error("more than {} points wide or high", Logo::WIDEST)]
    Wide,
    /// It is written in a way that could run or look elsewhere.
    #[error("it holds {0}")]
    Active(String),
}

impl Logo {
    /// The largest file, in bytes: it is in the event file, and in the journal each time it is changed.
    pub const LARGEST: usize = 512 * 1024;
    /// The most points across: a small file can unfold to a picture that fills the memory.
    pub const WIDEST: u32 = 4096;

    /// Takes a picture if it can be a logo.
    pub fn read(bytes: Vec<u8>) -> Result<Self, LogoFault> {
        if bytes.len() > Self::LARGEST {
            return Err(LogoFault::Large);
        }
        let picture = Picture::of(&bytes).ok_or(LogoFault::Kind)?;
        let size = match picture {
            Picture::Png => png_size(&bytes),
            Picture::Jpg => jpg_size(&bytes),
            Picture::Svg => {
                still(&bytes)?;
                Some((1, 1))
            }
        };
        match size {
            Some((width, height)) if width.max(height) <= Self::WIDEST => Ok(Self { picture, bytes }),
            _ => Err(LogoFault::Wide),
        }
    }

    /// How it is written.
    pub const fn picture(&self) -> Picture {
        self.picture
    }

    /// The file.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }
}

/// Width and height from the first chunk of a PNG.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from_be_bytes(bytes.get(at..at + 4)?.try_into().ok()?));
    (bytes.get(12..16)? == b"IHDR").then_some((number(16)?, number(20)?))
}

/// Width and height from the frame of a JPEG.
fn jpg_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let number = |at: usize| Some(u32::from(u16::from_be_bytes(bytes.get(at..at + 2)?.try_into().ok()?)));
    let mut at = 2;
    loop {
        let marker = *bytes.get(at + 1).filter(|_| bytes.get(at) == Some(&0xff))?;
        match marker {
            // Filling between segments.
            0xff => at += 1,
            // The frame, in all its kinds; C4, C8 and CC are other tables.
            0xc0..=0xcf if ![0xc4, 0xc8, 0xcc].contains(&marker) => {
                return Some((number(at + 7)?, number(at + 5)?));
            }
            _ => at += 2 + usize::try_from(number(at + 2)?).ok()?,
        }
    }
}

/// The name of the first element of an XML file.
fn root(bytes: &[u8]) -> Option<String> {
    let mut reader = Reader::from_str(std::str::from_utf8(bytes).ok()?);
    loop {
        match reader.read_event().ok()? {
            Event::Start(element) | Event::Empty(element) => {
                return Some(element.local_name().as_ref().to_owned());
            }
            Event::Eof => return None,
            _ => {}
        }
    }
}

/// Elements that run, bring in another language, or change what is there.
const ACTIVE: [&str; 12] = [
    "script",
    "foreignobject",
    "iframe",
    "object",
    "embed",
    "handler",
    "listener",
    "set",
    "animate",
    "animatemotion",
    "animatetransform",
    "animatecolor",
];

/// Whether a drawing stays as it is: nothing in it runs, and it looks at nothing outside of itself.
fn still(bytes: &[u8]) -> Result<(), LogoFault> {
    let text = std::str::from_utf8(bytes).map_err(|_| LogoFault::Kind)?;
    let mut reader = Reader::from_str(text);
    // What is in an element of style; a reference to a character could hide a word of it.
    let mut styled = false;
    loop {
        let event = reader.read_event().map_err(|_| LogoFault::Kind)?;
        let active = match &event {
            Event::Start(element) | Event::Empty(element) => {
                still_element(element)?;
                styled = matches!(event, Event::Start(_)) && lower(element.local_name().as_ref()) == "style";
                None
            }
            // Whoever reads it otherwise than it was looked at sees something else.
            Event::Decl(decl) if !is_plain(decl) => Some("encoding"),
            // Own entities can hide anything, and unfold without end.
            Event::DocType(text) if text.contains('[') => Some("<!ENTITY>"),
            Event::PI(_) => Some("<?…?>"),
            Event::Text(text) if styled && looks_elsewhere(text) => Some("@import, url()"),
            Event::CData(text) if styled && looks_elsewhere(text) => Some("@import, url()"),
            Event::GeneralRef(_) if styled => Some("&#…;"),
            Event::End(_) => {
                styled = false;
                None
            }
            Event::Eof => return Ok(()),
            _ => None,
        };
        if let Some(what) = active {
            return Err(LogoFault::Active(what.to_owned()));
        }
    }
}

fn lower(text: &str) -> String {
    text.to_lowercase()
}

/// Whether a file says that it is written in what it was read as.
fn is_plain(decl: &BytesDecl<'_>) -> bool {
    match decl.encoding() {
        None => true,
        Some(encoding) => encoding.is_ok_and(|name| ["utf-8", "us-ascii"].contains(&lower(&name).as_str())),
    }
}

fn still_element(element: &BytesStart<'_>) -> Result<(), LogoFault> {
    let name = lower(element.local_name().as_ref());
    if ACTIVE.contains(&name.as_str()) {
        return Err(LogoFault::Active(format!("<{name}>")));
    }
    for attribute in element.attributes() {
        let attribute = attribute.map_err(|_| LogoFault::Kind)?;
        let key = lower(attribute.key.as_ref());
        let value = lower(&unescape(&attribute.value).map_err(|_| LogoFault::Kind)?);
        let local = key.rsplit(':').next().unwrap_or_default();
        let active = match local {
            _ if local.starts_with("on") => true,
            "href" => !is_within(&value),
            "src" => true,
            _ if key.starts_with("xmlns") => value.contains("xhtml"),
            // Those with a prefix are notes of drawing programs, with paths of files and the like.
            _ => !key.contains(':') && looks_elsewhere(&value),
        };
        if active {
            return Err(LogoFault::Active(format!("{key}=\"…\"")));
        }
    }
    Ok(())
}

/// Whether an address is a part of the drawing, or a picture written into it.
fn is_within(address: &str) -> bool {
    let address = address.trim();
    ["#", "data:image/png;", "data:image/jpeg;"].iter().any(|start| address.starts_with(start))
}

/// Whether a style brings something in from elsewhere, or hides that it does behind escapes.
fn looks_elsewhere(style: &str) -> bool {
    let style = lower(style);
    let mut addresses = style.match_indices("url(").map(|(at, found)| &style[at + found.len()..]);
    style.contains("@import")
        || style.contains('\\')
        || addresses.any(|rest| !is_within(rest.trim_start_matches(['\'', '"', ' '])))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn svg(inside: &str) -> Vec<u8> {
        format!("<?xml version=\"1.0\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\">{inside}</svg>").into_bytes()
    }

    fn png(width: u32, height: u32) -> Vec<u8> {
        let mut bytes = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR".to_vec();
        bytes.extend(width.to_be_bytes());
        bytes.extend(height.to_be_bytes());
        bytes
    }

    fn jpg(width: u16, height: u16) -> Vec<u8> {
        // A comment, two fillings, a table, then the frame.
        let mut bytes = b"\xff\xd8\xff\xfe\0\x05abc\xff\xff\xff\xc4\0\x03x\xff\xc2\0\x11\x08".to_vec();
        bytes.extend(height.to_be_bytes());
        bytes.extend(width.to_be_bytes());
        bytes
    }

    #[test]
    fn pictures_are_told_by_what_is_in_them() {
        let kind = |bytes: Vec<u8>| Logo::read(bytes).map(|logo| logo.picture());
        assert_eq!(kind(png(640, 480)), Ok(Picture::Png));
        assert_eq!(kind(jpg(640, 480)), Ok(Picture::Jpg));
        assert_eq!(kind(svg("<path d=\"M0 0\"/>")), Ok(Picture::Svg));
        for other in [
            b"GIF89a".to_vec(),
            b"<html><svg/></html>".to_vec(),
            b"".to_vec(),
            b"%PDF".to_vec(),
            b"svg".to_vec(),
        ] {
            assert_eq!(kind(other), Err(LogoFault::Kind));
        }
    }

    #[test]
    fn what_would_fill_the_memory_is_not_taken() {
        assert_eq!(Logo::read(vec![0; Logo::LARGEST + 1]), Err(LogoFault::Large));
        for wide in [
            png(Logo::WIDEST + 1, 1),
            png(1, 100_000),
            jpg(5000, 1),
            jpg(1, 5000),
            b"\x89PNG\r\n\x1a\n".to_vec(),
            b"\xff\xd8\xff".to_vec(),
        ] {
            assert_eq!(Logo::read(wide), Err(LogoFault::Wide));
        }
    }

    #[test]
    fn a_drawing_that_runs_or_looks_elsewhere_is_not_taken() {
        for active in [
            "<script>alert(1)</script>",
            "<SCRIPT/>",
            "<x:script xmlns:x=\"http://www.w3.org/1999/xhtml\"/>",
            "<g xmlns:h=\"http://www.w3.org/1999/xhtml\"/>",
            "<foreignObject/>",
            "<path onload=\"alert(1)\"/>",
            "<a href=\"javascript:alert(1)\"/>",
            "<a xlink:href=\"&#106;avascript:alert(1)\"/>",
            "<image href=\"http://example.org/a.png\"/>",
            "<image href=\"data:image/svg+xml;base64,AAAA\"/>",
            "<use href=\"other.svg#a\"/>",
            "<set attributeName=\"href\" to=\"javascript:alert(1)\"/>",
            "<style>@import 'http://example.org'</style>",
            "<style><![CDATA[a { background: url(//example.org) }]]></style>",
            "<style>a { background: u\\72l(//example.org) }</style>",
            "<path style=\"fill: url(http://example.org#a)\"/>",
            "<path fill=\"url( 'http://example.org#a')\"/>",
            "<style>@im&#112;ort 'http://example.org'</style>",
            "<path style=\"fill: u&#114;l(http://example.org#a)\"/>",
            "<?xml-stylesheet href=\"a.css\"?>",
        ] {
            assert!(matches!(Logo::read(svg(active)), Err(LogoFault::Active(_))), "{active}");
        }
        let otherwise = b"<?xml version='1.0' encoding='iso-2022-jp'?><svg/>".to_vec();
        assert!(matches!(Logo::read(otherwise), Err(LogoFault::Active(_))));
        let entities = b"<!DOCTYPE svg [<!ENTITY a \"aaa\">]><svg>&a;</svg>".to_vec();
        assert!(matches!(Logo::read(entities), Err(LogoFault::Active(_))));
    }

    #[test]
    fn what_drawing_programs_write_is_taken() {
        for usual in [
            "<title>Club</title><defs><linearGradient id=\"a\"><stop offset=\"0\"/></linearGradient></defs><rect fill=\"url(#a)\"/>",
            "<style>.a { fill: url('#b') }</style><use xlink:href=\"#a\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"/>",
            "<sodipodi:namedview xmlns:sodipodi=\"http://sodipodi.sourceforge.net\" id=\"one\"/><text>Open</text>",
            "<image href=\"data:image/png;base64,AAAA\"/>",
            "<g xmlns:i=\"http://www.inkscape.org/namespaces/inkscape\" i:export-filename=\"C:\\logo.png\"><text>a\\b &amp; c</text></g>",
        ] {
            assert!(Logo::read(svg(usual)).is_ok(), "{usual}");
        }
        let typed = b"<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\"><svg/>".to_vec();
        assert!(Logo::read(typed).is_ok());
    }
}
