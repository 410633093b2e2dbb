//! The small world in which a page is set: templates, data and fonts, all in the program.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use include_dir::{Dir, include_dir};
use typst::diag::{FileError, FileResult};
use typst::foundations::{Bytes, Datetime, Duration};
use typst::syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot};
use typst::text::{Font, FontBook};
use typst::utils::LazyHash;
use typst::{Library, LibraryExt as _, World};
use typst_kit::fonts::{FontStore, embedded};

static TEMPLATES: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/templates");

static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

static FONTS: LazyLock<FontStore> = LazyLock::new(|| {
    let mut fonts = FontStore::new();
    fonts.extend(embedded());
    fonts
});

/// The templates and the files of one document.
pub struct PaperWorld {
    main: FileId,
    files: BTreeMap<String, Bytes>,
}

impl PaperWorld {
    /// A world with these files beside the templates, by their names.
    pub fn new(files: BTreeMap<String, Bytes>) -> Option<Self> {
        let path = VirtualPath::new("main.typ").ok()?;
        Some(Self { main: RootedPath::new(VirtualRoot::Project, path).intern(), files })
    }

    fn template(id: FileId) -> FileResult<&'static [u8]> {
        let path = id.vpath().get_without_slash();
        let file = own(id).then(|| TEMPLATES.get_file(path)).flatten();
        file.map(include_dir::File::contents).ok_or_else(|| FileError::NotFound(path.into()))
    }
}

/// Whether a file is one of ours; there are no packages.
fn own(id: FileId) -> bool {
    *id.root() == VirtualRoot::Project
}

impl World for PaperWorld {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        FONTS.book()
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        let text = std::str::from_utf8(Self::template(id)?)?;
        Ok(Source::new(id, text.to_owned()))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        match self.files.get(id.vpath().get_without_slash()) {
            Some(bytes) if own(id) => Ok(bytes.clone()),
            _ => Self::template(id).map(Bytes::new),
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        FONTS.font(index)
    }

    /// There is no today on paper: the same data gives the same page.
    fn today(&self, _offset: Option<Duration>) -> Option<Datetime> {
        None
    }
}
