//! The layer between SQLite and its own file system (<https://sqlite.org/vfs.html>): a copy of each of the two tables of
//! functions in which those that reach the disk ask the plan first.
//!
//! A file stays the file of SQLite's own file system, only its table is exchanged. So each of our functions is called with what
//! SQLite would have called the original with, and hands it on unchanged.

use std::ffi::{c_char, c_int, c_void};
use std::ptr;
use std::sync::Once;

use rusqlite::ffi::{
    self, SQLITE_CANTOPEN, SQLITE_ERROR, SQLITE_FULL, SQLITE_IOERR_ACCESS, SQLITE_IOERR_DELETE,
    SQLITE_IOERR_FSTAT, SQLITE_IOERR_FSYNC, SQLITE_IOERR_READ, SQLITE_IOERR_TRUNCATE, SQLITE_IOERR_WRITE,
    SQLITE_OK, sqlite3_file, sqlite3_filename, sqlite3_int64, sqlite3_io_methods, sqlite3_vfs,
};

use crate::PLAN;

/// The file system with our functions, and the one it stands before.
#[repr(C)]
struct FileSystem {
    ours: sqlite3_vfs,
    original: *mut sqlite3_vfs,
}

/// The functions of a file with ours among them, and the table it had.
#[repr(C)]
struct Functions {
    ours: sqlite3_io_methods,
    original: *const sqlite3_io_methods,
}

/// Makes the layer the file system that SQLite uses from now on.
pub fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // SAFETY: SQLite's default file system lives as long as the process and is not changed once it is registered; ours is a
        // copy of it with other functions and name, and is never freed.
        unsafe {
            let original = ffi::sqlite3_vfs_find(ptr::null());
            assert!(!original.is_null(), "SQLite has a file system");
            let mut ours = ptr::read(original);
            ours.zName = c"failing".as_ptr();
            ours.pNext = ptr::null_mut();
            ours.xOpen = Some(open);
            ours.xDelete = Some(delete);
            ours.xAccess = Some(access);
            let layer = Box::leak(Box::new(FileSystem { ours, original }));
            let registered = ffi::sqlite3_vfs_register(ptr::from_mut(layer).cast(), 1);
            assert_eq!(registered, SQLITE_OK);
        }
    });
}

/// The original of our file system.
///
/// # Safety
/// `ours` is the file system that [`install`] registered.
unsafe fn original(ours: *mut sqlite3_vfs) -> *mut sqlite3_vfs {
    // SAFETY: what was registered is the first field of a `FileSystem`.
    unsafe { (*ours.cast::<FileSystem>()).original }
}

/// The original functions of a file.
///
/// # Safety
/// `file` was opened by [`open`].
unsafe fn functions<'a>(file: *mut sqlite3_file) -> &'a sqlite3_io_methods {
    // SAFETY: `open` has put a `Functions` there, which is never freed.
    unsafe { &*(*(*file).pMethods.cast::<Functions>()).original }
}

unsafe extern "C" fn open(
    ours: *mut sqlite3_vfs,
    name: sqlite3_filename,
    file: *mut sqlite3_file,
    flags: c_int,
    opened: *mut c_int,
) -> c_int {
    if PLAN.fails(false) {
        // SAFETY: SQLite hands over room for a file; without functions it is not closed.
        unsafe { (*file).pMethods = ptr::null() };
        return SQLITE_CANTOPEN;
    }
    // SAFETY: the original is asked with what SQLite asked us with. What it opened has functions, which live as long as the
    // process; ours are a copy that begins with them, never freed: a test opens some thousand files.
    unsafe {
        let below = original(ours);
        let Some(open) = (*below).xOpen else { return SQLITE_ERROR };
        let answer = open(below, name, file, flags, opened);
        if answer == SQLITE_OK && !(*file).pMethods.is_null() {
            let original = (*file).pMethods;
            let mut ours = ptr::read(original);
            ours.xRead = Some(read);
            ours.xWrite = Some(write);
            ours.xTruncate = Some(truncate);
            ours.xSync = Some(sync);
            ours.xFileSize = Some(size);
            (*file).pMethods = ptr::from_mut(Box::leak(Box::new(Functions { ours, original }))).cast();
        }
        answer
    }
}

unsafe extern "C" fn delete(ours: *mut sqlite3_vfs, name: *const c_char, sync: c_int) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_DELETE;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe {
        let below = original(ours);
        (*below).xDelete.map_or(SQLITE_ERROR, |delete| delete(below, name, sync))
    }
}

unsafe extern "C" fn access(
    ours: *mut sqlite3_vfs,
    name: *const c_char,
    flags: c_int,
    answer: *mut c_int,
) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_ACCESS;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe {
        let below = original(ours);
        (*below).xAccess.map_or(SQLITE_ERROR, |access| access(below, name, flags, answer))
    }
}

unsafe extern "C" fn read(
    file: *mut sqlite3_file,
    into: *mut c_void,
    bytes: c_int,
    at: sqlite3_int64,
) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_READ;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe { functions(file).xRead.map_or(SQLITE_ERROR, |read| read(file, into, bytes, at)) }
}

unsafe extern "C" fn write(
    file: *mut sqlite3_file,
    from: *const c_void,
    bytes: c_int,
    at: sqlite3_int64,
) -> c_int {
    if PLAN.fails(true) {
        return if PLAN.is_full() { SQLITE_FULL } else { torn(file, from, bytes, at) };
    }
    // SAFETY: handed on as SQLite called it.
    unsafe { functions(file).xWrite.map_or(SQLITE_ERROR, |write| write(file, from, bytes, at)) }
}

/// Half of what was to be written reaches the disk.
fn torn(file: *mut sqlite3_file, from: *const c_void, bytes: c_int, at: sqlite3_int64) -> c_int {
    // SAFETY: handed on as SQLite called it, with a part of its bytes.
    unsafe {
        if let Some(write) = functions(file).xWrite {
            write(file, from, bytes / 2, at);
        }
    }
    SQLITE_IOERR_WRITE
}

unsafe extern "C" fn truncate(file: *mut sqlite3_file, bytes: sqlite3_int64) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_TRUNCATE;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe { functions(file).xTruncate.map_or(SQLITE_ERROR, |truncate| truncate(file, bytes)) }
}

unsafe extern "C" fn sync(file: *mut sqlite3_file, flags: c_int) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_FSYNC;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe { functions(file).xSync.map_or(SQLITE_ERROR, |sync| sync(file, flags)) }
}

unsafe extern "C" fn size(file: *mut sqlite3_file, bytes: *mut sqlite3_int64) -> c_int {
    if PLAN.fails(false) {
        return SQLITE_IOERR_FSTAT;
    }
    // SAFETY: handed on as SQLite called it.
    unsafe { functions(file).xFileSize.map_or(SQLITE_ERROR, |size| size(file, bytes)) }
}
