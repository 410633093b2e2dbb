//! How the facts of an event are declared: those that must be told, then those that may be.

/// Declares the facts of an event as a serde struct that accepts no other field, with a constructor from the facts
/// that must be told.
macro_rules! facts {
    (
        $(#[$doc:meta])*
        $name:ident {
            $( $(#[$told_doc:meta])* $told:ident : $told_type:ty ),* ;
            $( $(#[$may_doc:meta])* $may:ident : $may_type:ty ),* $(,)?
        }
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $name {
            $( $(#[$told_doc])* pub $told: $told_type, )*
            $(
                $(#[$may_doc])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $may: Option<$may_type>,
            )*
        }

        impl $name {
            /// With the facts that must be told; the others are not known.
            pub fn of($( $told: $told_type ),*) -> $name {
                $name { $( $told, )* $( $may: None, )* }
            }
        }
    };
}

pub(super) use facts;
