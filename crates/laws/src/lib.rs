//! The Laws of Chess: a game record, what is legal and why not, rulings, editions, winnability
