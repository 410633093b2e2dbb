//! The nouns of a tournament: players, rounds, pairings, results, points, time controls
