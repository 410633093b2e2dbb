//! What a comment holds besides words: the clock times of digital boards and servers.

use std::time::Duration;

/// A comment taken apart.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Comment {
    /// `[%clk h:mm:ss]`: what the clock showed.
    pub clock: Option<Duration>,
    /// `[%emt h:mm:ss]`: the time taken.
    pub elapsed: Option<Duration>,
    /// A clock time that cannot be read, as written.
    pub bad_clock: Option<String>,
    /// Whether a draw offer is recorded: a comment of nothing but `(=)` or `=`.
    pub draw_offer: bool,
    /// The words, with commands of other kinds (`[%eval ...]`, `[%csl ...]`) left as they are.
    pub words: String,
}

/// Takes a comment apart.
pub(crate) fn read_comment(text: &str) -> Comment {
    let mut comment = Comment::default();
    let mut rest = text;
    while let Some((before, inside, after)) = next_command(rest) {
        let (name, value) = inside.split_once(char::is_whitespace).unwrap_or((inside, ""));
        let time = read_time(value.trim().as_bytes());
        match name {
            "clk" | "emt" if time.is_none() => comment.bad_clock = Some(inside.to_owned()),
            "clk" => comment.clock = time,
            "emt" => comment.elapsed = time,
            _ => {
                comment.words.push_str(rest.get(..rest.len() - after.len()).unwrap_or_default());
                rest = after;
                continue;
            }
        }
        comment.words.push_str(before);
        rest = after;
    }
    comment.words.push_str(rest);
    comment.words = comment.words.trim().replace("\r\n", "\n");
    comment.draw_offer = matches!(comment.words.as_str(), "=" | "(=)");
    comment
}

/// The next `[%...]`: what stands before, inside and after it.
fn next_command(text: &str) -> Option<(&str, &str, &str)> {
    let (before, rest) = text.split_once("[%")?;
    let (inside, after) = rest.split_once(']')?;
    Some((before, inside, after))
}

/// `h:mm:ss`, with tenths or less if need be.
fn read_time(text: &[u8]) -> Option<Duration> {
    let mut parts = text.splitn(3, |byte| *byte == b':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let point = seconds.iter().position(|byte| *byte == b'.').unwrap_or(seconds.len());
    let (seconds, fraction) = seconds.split_at_checked(point)?;
    let (hours, minutes, seconds) = (number(hours)?, number(minutes)?, number(seconds)?);
    let fraction = fraction.get(1..).unwrap_or_default();
    if minutes > 59 || seconds > 59 || fraction.len() > 9 || !fraction.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let digit = |place: usize| fraction.get(place).map_or(0, |digit| u64::from(digit - b'0'));
    let milliseconds = digit(0) * 100 + digit(1) * 10 + digit(2);
    Some(Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds))
}

/// One to four digits.
fn number(digits: &[u8]) -> Option<u64> {
    let sound = (1..=4).contains(&digits.len()) && digits.iter().all(u8::is_ascii_digit);
    sound.then(|| digits.iter().fold(0, |number, digit| number * 10 + u64::from(digit - b'0')))
}

/// The length up to and with the right brace of the commonest of comments, `[%clk h:mm:ss]`, spaced or not.
#[inline]
pub(crate) fn clock_comment(inside: &[u8]) -> Option<usize> {
    let trimmed = inside.strip_prefix(b" ").unwrap_or(inside);
    let time = trimmed.strip_prefix(b"[%clk ")?;
    let hours = if time.get(1) == Some(&b':') { 1 } else { 2 };
    let [b':', minutes, _, b':', seconds, _, b']', ..] = time.get(hours..)? else { return None };
    let clock = time.get(..hours + 6)?;
    let rest = time.get(hours + 7..)?;
    let rest = rest.strip_prefix(b" ").unwrap_or(rest).strip_prefix(b"}")?;
    let digits = clock.iter().filter(|byte| byte.is_ascii_digit()).count();
    let sound = digits == hours + 4 && *minutes < b'6' && *seconds < b'6';
    sound.then_some(inside.len() - rest.len())
}

/// Whether a comment holds nothing a reader must look at: no clock time that cannot be read and no draw offer.
pub(crate) fn is_plain(comment: &[u8]) -> bool {
    if memchr::memchr(b'=', comment).is_some() {
        return std::str::from_utf8(comment).is_ok_and(|text| {
            let comment = read_comment(text);
            !comment.draw_offer && comment.bad_clock.is_none()
        });
    }
    let mut rest = comment;
    while let Some(found) = memchr::memchr(b'%', rest) {
        let command = found > 0 && rest.get(found - 1) == Some(&b'[');
        rest = rest.get(found + 1..).unwrap_or_default();
        let Some(close) = memchr::memchr(b']', rest).filter(|_| command) else { continue };
        let inside = rest.get(..close).unwrap_or_default();
        if inside.starts_with(b"clk") || inside.starts_with(b"emt") {
            let (name, value) = inside.split_at(3);
            let spaced = value.first().is_none_or(u8::is_ascii_whitespace);
            if !name.is_empty() && spaced && read_time(value.trim_ascii()).is_none() {
                return false;
            }
        }
    }
    true
}

/// A time as `[%clk]` writes it: hours without leading zero, tenths only where there are any.
pub(crate) fn write_time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match time.subsec_millis() {
        0 => format!("{hours}:{minutes:02}:{seconds:02}"),
        millis if millis % 100 == 0 => format!("{hours}:{minutes:02}:{seconds:02}.{}", millis / 100),
        millis => format!("{hours}:{minutes:02}:{seconds:02}.{millis:03}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clock_times_are_taken_out_and_words_stay() {
        let comment = read_comment(" a [%clk 1:29:50.5] b [%eval 0.3] [%emt\n00:00:11] ");
        assert_eq!(comment.clock, Some(Duration::from_millis(5_390_500)));
        assert_eq!(comment.elapsed, Some(Duration::from_secs(11)));
        assert_eq!(comment.words, "a  b [%eval 0.3]");
        assert_eq!(write_time(Duration::from_millis(5_390_500)), "1:29:50.5");
        assert!(is_plain(b" a [%clk 1:29:50.5] b [%eval 0.3] [%emt\n00:00:11] "));
        assert!(is_plain(b"100 % sure, [%cal Ge2e4]") && !is_plain(b" (=) "));
        for bad in ["[%clk -0:00:03]", "[%clk ]", "[%clk]", "[%clk 1:60:00]", "[%clk 5]", "[%clk 0:00:1x]"] {
            assert!(read_comment(bad).bad_clock.is_some(), "{bad}");
            assert!(!is_plain(bad.as_bytes()), "{bad}");
        }
    }
}
