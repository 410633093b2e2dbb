//! From results to a ranking: tie-breaks, performance, ratings, norms
