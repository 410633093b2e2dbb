//! The page's types are those of the desk.

use std::path::Path;

/// Fails when `ui/src/lib/backend/types.ts` is stale; `ARBITRO_WRITE_TYPES=1` writes it anew.
#[test]
fn the_types_of_the_page_are_not_stale() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../ui/src/lib/backend/types.ts");
    let expected = arbitro_desk::typescript();
    if std::env::var_os("ARBITRO_WRITE_TYPES").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("the folder of the page's types");
        std::fs::write(&path, &expected).expect("the page's types are written");
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default().replace("\r\n", "\n");
    assert!(
        found == expected,
        "ui/src/lib/backend/types.ts is stale: ARBITRO_WRITE_TYPES=1 cargo test -p arbitro-desk --test types"
    );
}
