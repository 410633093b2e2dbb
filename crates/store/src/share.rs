//! Whether a file is on another machine: locks and the order of writes are not to be relied on there.

use std::path::{Path, PathBuf};

/// The file systems that keep their files on another machine, as Linux names them.
const SHARES: [&str; 15] = [
    "9p",
    "afs",
    "ceph",
    "cifs",
    "coda",
    "davfs",
    "fuse.davfs2",
    "fuse.glusterfs",
    "fuse.rclone",
    "fuse.sshfs",
    "glusterfs",
    "nfs",
    "nfs4",
    "smb3",
    "smbfs",
];

/// The kind of network share that a file is on; none for a disk of this machine, and where the system does not tell.
pub fn network_share(path: &Path) -> Option<String> {
    if on_windows_share(path) {
        return Some("smb".to_owned());
    }
    let mounts = std::fs::read("/proc/self/mounts").ok()?;
    share_of(&String::from_utf8_lossy(&mounts), &path.canonicalize().ok()?)
}

#[cfg(windows)]
fn on_windows_share(path: &Path) -> bool {
    use std::path::{Component, Prefix};
    let first = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let prefix = first.components().next();
    matches!(prefix, Some(Component::Prefix(prefix)) if matches!(prefix.kind(), Prefix::UNC(..) | Prefix::VerbatimUNC(..)))
}

#[cfg(not(windows))]
const fn on_windows_share(_: &Path) -> bool {
    false
}

/// The same from the table of mounts: of those the path is below, the deepest counts, and of two at one place the last.
fn share_of(mounts: &str, path: &Path) -> Option<String> {
    let mount = |line: &str| {
        let mut words = line.split(' ').skip(1);
        Some((PathBuf::from(unescaped(words.next()?)), words.next()?.to_owned()))
    };
    let below = mounts.lines().filter_map(mount).filter(|(place, _)| path.starts_with(place));
    let (_, kind) = below.max_by_key(|(place, _)| place.components().count())?;
    SHARES.contains(&kind.as_str()).then_some(kind)
}

/// Blanks and the like stand in the table as three octal digits.
fn unescaped(text: &str) -> String {
    let mut parts = text.split('\\');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let byte = part.get(..3).and_then(|digits| u8::from_str_radix(digits, 8).ok());
        if let (Some(byte), Some(rest)) = (byte, part.get(3..)) {
            plain.push(char::from(byte));
            plain += rest;
        } else {
            plain.push('\\');
            plain += part;
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOUNTS: &str = "\
/dev/sda2 / ext4 rw,relatime 0 0
proc /proc proc rw 0 0
hall:/events /srv/events nfs4 rw,vers=4.2 0 0
/dev/sdb1 /srv/events/stick vfat rw 0 0
//office/arbiters /media/club\\040share cifs rw 0 0
ana@hall: /home/ana/hall fuse.sshfs rw 0 0
/dev/fuse /home/ana/doc fuse.portal rw 0 0
/dev/sdc1 /mnt ext4 rw 0 0
dav /mnt davfs rw 0 0
";

    #[test]
    fn the_deepest_mount_says_where_a_file_is() {
        let cases = [
            ("/home/ana/open.arbitro", None),
            ("/srv/events/2026/open.arbitro", Some("nfs4")),
            ("/srv/events/stick/open.arbitro", None),
            ("/srv/events-of-last-year/open.arbitro", None),
            ("/media/club share/open.arbitro", Some("cifs")),
            ("/home/ana/hall/open.arbitro", Some("fuse.sshfs")),
            ("/home/ana/doc/open.arbitro", None),
            ("/mnt/open.arbitro", Some("davfs")),
        ];
        for (path, kind) in cases {
            assert_eq!(share_of(MOUNTS, Path::new(path)).as_deref(), kind, "{path}");
        }
    }
}
