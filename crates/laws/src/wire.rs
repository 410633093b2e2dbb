//! How squares, colours, pieces and set-ups are written in JSON: in the words people use.

use std::borrow::Cow;

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use shakmaty::fen::Fen;
use shakmaty::{CastlingSide, Color, Role, Square};

/// A value with one written form.
pub(crate) trait Wire: Sized {
    /// What a reader may expect, for error messages.
    const EXPECTED: &'static str;
    fn to_wire(&self) -> Cow<'static, str>;
    fn from_wire(text: &str) -> Option<Self>;
}

impl Wire for Square {
    const EXPECTED: &'static str = "a square such as e4";
    fn to_wire(&self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
    fn from_wire(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Wire for Color {
    const EXPECTED: &'static str = "white or black";
    fn to_wire(&self) -> Cow<'static, str> {
        Cow::Borrowed(self.fold_wb("white", "black"))
    }
    fn from_wire(text: &str) -> Option<Self> {
        match text {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        }
    }
}

impl Wire for Role {
    const EXPECTED: &'static str = "pawn, knight, bishop, rook, queen or king";
    fn to_wire(&self) -> Cow<'static, str> {
        Cow::Borrowed(match self {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        })
    }
    fn from_wire(text: &str) -> Option<Self> {
        Role::ALL.into_iter().find(|role| role.to_wire() == text)
    }
}

impl Wire for CastlingSide {
    const EXPECTED: &'static str = "kingside or queenside";
    fn to_wire(&self) -> Cow<'static, str> {
        Cow::Borrowed(if self.is_king_side() { "kingside" } else { "queenside" })
    }
    fn from_wire(text: &str) -> Option<Self> {
        match text {
            "kingside" => Some(CastlingSide::KingSide),
            "queenside" => Some(CastlingSide::QueenSide),
            _ => None,
        }
    }
}

impl Wire for Fen {
    const EXPECTED: &'static str = "a position in FEN";
    fn to_wire(&self) -> Cow<'static, str> {
        Cow::Owned(self.to_string())
    }
    fn from_wire(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// `#[serde(with = "wire::one")]`
pub(crate) mod one {
    use super::{Cow, Deserialize, Deserializer, Serializer, Wire};
    use serde::de::Error as _;

    pub(crate) fn serialize<T: Wire, S: Serializer>(value: &T, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(&value.to_wire())
    }

    pub(crate) fn deserialize<'de, T: Wire, D: Deserializer<'de>>(input: D) -> Result<T, D::Error> {
        let text = Cow::<'de, str>::deserialize(input)?;
        T::from_wire(&text)
            .ok_or_else(|| D::Error::custom(format_args!("{text:?}: expected {}", T::EXPECTED)))
    }
}

/// `#[serde(default, with = "wire::maybe", skip_serializing_if = "Option::is_none")]`
pub(crate) mod maybe {
    use super::{Cow, Deserialize, Deserializer, Serialize, Serializer, Wire};
    use serde::de::Error as _;

    #[allow(clippy::ref_option, reason = "serde calls it with a reference to the field")]
    pub(crate) fn serialize<T: Wire, S: Serializer>(value: &Option<T>, out: S) -> Result<S::Ok, S::Error> {
        value.as_ref().map(Wire::to_wire).serialize(out)
    }

    pub(crate) fn deserialize<'de, T: Wire, D: Deserializer<'de>>(input: D) -> Result<Option<T>, D::Error> {
        let Some(text) = Option::<Cow<'de, str>>::deserialize(input)? else {
            return Ok(None);
        };
        T::from_wire(&text)
            .map(Some)
            .ok_or_else(|| D::Error::custom(format_args!("{text:?}: expected {}", T::EXPECTED)))
    }
}
