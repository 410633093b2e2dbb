//! Money as it is written.

/// The most that a prize or a fee may be, in hundredths (`migrations/0010_prize.sql`, `0018_fee.sql`).
const MOST: u64 = 99_999_999_999;

/// Hundredths from `250`, `99.50` or `99,5`; nothing is nothing. None for what is no amount.
pub(crate) fn read(text: &str) -> Option<u64> {
    let text = text.trim();
    if text.is_empty() {
        return Some(0);
    }
    let (whole, part) = text.split_once(['.', ',']).unwrap_or((text, ""));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if whole.is_empty() || whole.len() > 9 || part.len() > 2 || !digits(whole) || !digits(part) {
        return None;
    }
    let cents: u64 = format!("{part:0<2}").parse().ok()?;
    Some(whole.parse::<u64>().ok()? * 100 + cents).filter(|amount| *amount <= MOST)
}

/// `250.00`; nothing for nothing.
pub(crate) fn written(cents: u64) -> String {
    if cents == 0 { String::new() } else { format!("{}.{:02}", cents / 100, cents % 100) }
}

#[cfg(test)]
mod tests {
    use super::{read, written};

    #[test]
    fn amounts_are_read_and_written_to_the_hundredth() {
        let cases = [("250", 25_000), ("99.5", 9_950), ("0,05", 5), (" 10.00 ", 1_000), ("", 0)];
        for (text, cents) in cases {
            assert_eq!(read(text), Some(cents), "{text}");
        }
        assert_eq!(read("999999999.99"), Some(99_999_999_999));
        for wrong in ["-5", "1.234", "1000000000", "1.2.3", "ten", ".5", "1e3", "1 000"] {
            assert_eq!(read(wrong), None, "{wrong}");
        }
        assert_eq!([written(0), written(5), written(25_000)], ["", "0.05", "250.00"]);
    }
}
