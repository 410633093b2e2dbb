//! What a person can do: each use case is one function on the desk
