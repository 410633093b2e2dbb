//! Workings of tie-breaks read well in every language: no key stands for a text.

#![allow(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use arbitro_messages::{Catalogue, Lang, working_text};
use arbitro_standings::{
    Edition, Evaluation, Field, PairingKind, Participant, RoundCell, Rules, TeamRules, TeamScore, TieBreak,
};
use arbitro_tournament::{Colour, PairingNumber, Rating, ScoringSystem, SideResult};

const CODES: [&str; 37] = [
    "PTS",
    "MPTS",
    "GPTS",
    "DE",
    "WIN",
    "WON",
    "BPG",
    "BWG",
    "PS/C1",
    "REP",
    "STD",
    "TPN",
    "BH/M1",
    "AOB",
    "FB",
    "SB/C1",
    "KS",
    "ARO/C1/U1400",
    "TPR/U1400",
    "PTP/U1400",
    "APRO/U1400",
    "APPO/U1400",
    "RTNG/U1400",
    "BC",
    "TBR",
    "BBE",
    "MPvGP",
    "EMMSB",
    "EMGSB",
    "EGMSB",
    "EGGSB",
    "EDE",
    "EDEBT",
    "EDEBB",
    "EDET",
    "EDEB",
    "SSSC",
];

/// Four participants, with a game, every kind of bye and a forfeit.
fn field(rules: Rules) -> Field {
    use SideResult as R;
    let game = |opponent, result| RoundCell {
        opponent: Some(PairingNumber(opponent)),
        colour: Some(Colour::White),
        result: Some(result),
        ..RoundCell::default()
    };
    let bye = |result| RoundCell { result: Some(result), ..RoundCell::default() };
    let rounds = [
        vec![game(2, R::Win), game(3, R::ForfeitWin), bye(R::PairingAllocatedBye), bye(R::HalfPointBye)],
        vec![game(1, R::Loss), bye(R::FullPointBye), game(4, R::Draw), bye(R::ZeroPointBye)],
        vec![bye(R::HalfPointBye), game(1, R::ForfeitLoss), RoundCell::default(), game(4, R::Win)],
        vec![bye(R::ZeroPointBye), RoundCell::default(), game(2, R::Draw), game(3, R::Loss)],
    ];
    let participant = |(number, rounds)| Participant {
        rating: Rating::new(if number == 4 { 0 } else { 1500 + 100 * number }),
        ..Participant::new(PairingNumber(number), rounds)
    };
    Field::new((1..).zip(rounds).map(participant).collect(), rules)
}

#[test]
fn every_working_is_in_words() {
    let catalogue = Catalogue::load().unwrap();
    let teams = TeamRules { boards: 4, games: ScoringSystem::STANDARD, primary: TeamScore::MatchPoints };
    let mut told = 0;
    for edition in Edition::ALL {
        for pairing in [PairingKind::Swiss, PairingKind::Predetermined] {
            for of_teams in [None, Some(teams)] {
                let field = field(Rules { edition, pairing, teams: of_teams, ..Rules::default() });
                let evaluation = Evaluation::new(&field);
                for (code, lang) in CODES.iter().flat_map(|code| Lang::ALL.map(|lang| (code, lang))) {
                    let parsed: TieBreak = code.parse().unwrap();
                    for working in evaluation.workings(parsed, &[0, 1, 2, 3]) {
                        let words = working_text(&catalogue, lang, &parsed, code, &working);
                        let sentences = [&words.heading, &words.method];
                        for text in sentences.into_iter().chain(words.terms.iter().map(|term| &term.why)) {
                            assert!(
                                !text.is_empty() && !text.contains("standings-"),
                                "{code} {lang}: {text}"
                            );
                            assert!(!text.contains('{'), "{code} {lang}: {text}");
                            told += 1;
                        }
                    }
                }
            }
        }
    }
    assert!(told > 10_000);
}

#[test]
fn refusals_are_in_words() {
    let catalogue = Catalogue::load().unwrap();
    let swiss = Rules::default();
    for code in ["XYZ", "BH/Q", "SB/M1"] {
        let error = code.parse::<TieBreak>().unwrap_err();
        assert!(Lang::ALL.iter().all(|lang| catalogue.has(*lang, error.key())), "{code}");
    }
    let robin = Rules { pairing: PairingKind::Predetermined, ..swiss };
    let teams = TeamRules { boards: 4, games: ScoringSystem::STANDARD, primary: TeamScore::MatchPoints };
    let of_teams = Rules { teams: Some(teams), ..swiss };
    for (code, rules, article) in [
        ("KS", swiss, "9.2"),
        ("BH", robin, "8"),
        ("ARO", of_teams, "10"),
        ("EDE", swiss, "11"),
        ("BH:MP", swiss, "11"),
    ] {
        let unsuitable = code.parse::<TieBreak>().unwrap().suits(&rules).unwrap_err();
        assert_eq!(unsuitable.article(), article, "{code}");
        assert!(Lang::ALL.iter().all(|lang| catalogue.has(*lang, unsuitable.key())), "{code}");
    }
}
