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
        let time = read_time(value.trim());
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
fn read_time(text: &str) -> Option<Duration> {
    let mut parts = text.split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    if parts.next().is_some() {
        return None;
    }
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let number = |digits: &str| -> Option<u64> {
        let sound = (1..=4).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
        digits.parse().ok().filter(|_| sound)
    };
    let (hours, minutes, seconds) = (number(hours)?, number(minutes)?, number(seconds)?);
    if minutes > 59
        || seconds > 59
        || fraction.len() > 9
        || !fraction.bytes().all(|byte| byte.is_ascii_digit())
    {
        return None;
    }
    let milliseconds = format!("{fraction:0<3}").get(..3)?.parse::<u64>().ok()?;
    Some(Duration::from_millis(((hours * 60 + minutes) * 60 + seconds) * 1000 + milliseconds))
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
        for bad in ["[%clk -0:00:03]", "[%clk ]", "[%clk]", "[%clk 1:60:00]", "[%clk 5]", "[%clk 0:00:1x]"] {
            assert!(read_comment(bad).bad_clock.is_some(), "{bad}");
        }
    }
}
