//! How the facts of an event are declared: those that must be told, then those that may be.

/// Declares the facts of an event as a serde struct that accepts no other field, with a constructor from the facts
/// that must be told. A third list, after one more semicolon, holds facts of a shape of their own, with their attributes;
/// whether further fields are accepted is then said by the struct's own attributes.
macro_rules! facts {
    (
        $(#[$doc:meta])*
        $name:ident {
            $( $(#[$told_doc:meta])* $told:ident : $told_type:ty ),* ;
            $( $(#[$may_doc:meta])* $may:ident : $may_type:ty ),* $(,)?
        }
    ) => {
        facts! {
            $(#[$doc])*
            #[serde(deny_unknown_fields)]
            $name {
                $( $(#[$told_doc])* $told : $told_type ),* ;
                $( $(#[$may_doc])* $may : $may_type ),* ;
            }
        }
    };
    (
        $(#[$doc:meta])*
        $name:ident {
            $( $(#[$told_doc:meta])* $told:ident : $told_type:ty ),* ;
            $( $(#[$may_doc:meta])* $may:ident : $may_type:ty ),* ;
            $( $(#[$own_doc:meta])* $own:ident : $own_type:ty ),* $(,)?
        }
    ) => {
        #[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
        $(#[$doc])*
        pub struct $name {
            $( $(#[$told_doc])* pub $told: $told_type, )*
            $(
                $(#[$may_doc])*
                #[serde(default, skip_serializing_if = "Option::is_none")]
                pub $may: Option<$may_type>,
            )*
            $( $(#[$own_doc])* pub $own: $own_type, )*
        }

        impl $name {
            /// With the facts that must be told; the others are not known.
            pub fn of($( $told: $told_type ),*) -> $name {
                $name { $( $told, )* $( $may: None, )* $( $own: <$own_type>::default(), )* }
            }
        }
    };
}

pub(super) use facts;
