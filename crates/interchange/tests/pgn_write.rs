//! Written games read back the same, and are written as the standard says.

use arbitro_interchange::pgn::{self, Game, Ply, Severity};

const CLUB: &[u8] = include_bytes!("data/pgn/club-open.pgn");
const TOURNAMENT: &str = include_str!("data/pgn/tournament.pgn");

/// What a game says, without where it stood in the file and how its moves were spelt.
fn essence(mut game: Game) -> Game {
    game.diagnostics.clear();
    game.line = 0;
    game.tags.sort_by(|a, b| a.name.cmp(&b.name));
    for ply in &mut game.plies {
        ply.text = ply.san.clone().unwrap_or_default();
        (ply.line, ply.column) = (0, 0);
    }
    game
}

#[test]
fn tournament_files_are_written_to_the_letter() {
    let games = pgn::read(TOURNAMENT.as_bytes());
    assert_eq!(games.len(), 4);
    assert!(games.iter().all(|game| game.severity() == Severity::Ok), "{games:#?}");
    assert_eq!(pgn::write_all(&games).trim_end(), TOURNAMENT.trim_end());
}

#[test]
fn a_written_game_reads_back_the_same() {
    let games = pgn::read(CLUB);
    assert_eq!(games.len(), 28);
    let text = pgn::write_all(&games);
    let movetext = text.lines().filter(|line| !line.starts_with('['));
    assert!(movetext.clone().count() > 28);
    assert!(movetext.into_iter().all(|line| line.chars().count() <= 79));
    let again = pgn::read(text.as_bytes());
    assert_eq!(again.len(), games.len());
    for (again, game) in again.into_iter().zip(games) {
        assert_eq!(essence(again), essence(game));
    }
}

#[test]
fn comments_glyphs_and_variations_survive() {
    let text = "[Event \"x\"]\n[Result \"*\"]\n\n{ before 100 %y } 1. e4 $1 {good} (1. d4 ; line comment\n d5 (1... Nf6)) \
                1... e5 {[%clk 0:01:02.5] [%emt 0:00:03] why? } 2. Nf3 *\n";
    let games = pgn::read(text.as_bytes());
    let written = pgn::write(&games[0]);
    let again = pgn::read(written.as_bytes());
    let ply = |index: usize| again[0].plies[index].clone();
    assert_eq!(again[0].preface, ["before 100 %y"]);
    assert_eq!((ply(0).nags, ply(0).comments), (vec![1], vec!["good".to_owned()]));
    assert_eq!(ply(0).variations, ["1. d4 {line comment} d5 (1... Nf6)"]);
    assert_eq!(ply(1).clock, games[0].plies[1].clock);
    assert_eq!(ply(1).elapsed, games[0].plies[1].elapsed);
    assert_eq!(ply(1).comments, ["why?"]);
    assert!(written.contains("1... e5\n{[%clk 0:01:02.5][%emt 0:00:03]} {why?} 2. Nf3"), "{written}");
}

#[test]
fn a_move_that_stood_though_illegal_is_told_in_a_comment() {
    let text = b"[Event \"x\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb6 a6 4. O-O 0-1\n";
    let games = pgn::read(text);
    assert_eq!((games[0].plies.len(), games[0].rest.len()), (4, 3));
    let written = pgn::write(&games[0]);
    assert!(written.ends_with("1. e4 e5 2. Nf3 Nc6 {3. Bb6 a6 4. O-O} 0-1\n\n"), "{written}");
    let again = pgn::read(written.as_bytes());
    assert_eq!((again[0].plies.len(), again[0].stop.is_none()), (4, true));
}

#[test]
fn tags_are_escaped_and_complete() {
    let mut game = Game { result: pgn::GameResult::Draw, ..Game::default() };
    game.set_tag("White", "Rook \"One\" \\ Club");
    game.set_tag("Annotator", "two\nlines");
    game.plies.push(Ply { text: "d4".into(), san: Some("d4".into()), ..Ply::default() });
    let written = pgn::write(&game);
    let expected = "[Event \"?\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n[White \"Rook \\\"One\\\" \\\\ Club\"]\n\
                    [Black \"?\"]\n[Result \"1/2-1/2\"]\n[Annotator \"two lines\"]\n\n1. d4 1/2-1/2\n\n";
    assert_eq!(written, expected);
    assert_eq!(pgn::read(written.as_bytes())[0].tag("White"), Some("Rook \"One\" \\ Club"));
}

/// What a line gives its meaning must not come to mean something else where lines are broken anew.
#[test]
fn noise_in_a_variation_loses_no_move_of_the_game() {
    let noise = [
        "NA\"]\n[Wh36d . d4",
        "d4 \"",
        "[Event \"x\"]",
        "<d4",
        "d4 [ e4",
        "\" ] <",
        "[x\ny\"",
        "(d4 \" ) e5",
        "d4\n% (e5\nd5",
        "d4\n% )\n",
        "% (d4\n) e5",
        "\n%)d4 )\ne5",
        " \n% (\n d4 \r% (\r",
        "(d4 0\n% e5 (27;\n) c5",
        "d4\u{a0}\u{0}\n%\n{\n% )\n}",
    ];
    let long = "e4 ".repeat(30);
    for inner in noise {
        for before in ["", long.as_str()] {
            let text =
                format!("[White \"A\"]\n\n1. e4 e5 ({before}{inner})\n2. Nf3 {{a \"b\" ] > c}} Nc6 *\n");
            let games = pgn::read(text.as_bytes());
            assert_eq!((games.len(), games[0].plies.len()), (1, 4), "{text}");
            let written = pgn::write_all(&games);
            let again = pgn::read(written.as_bytes());
            let moves = |game: &Game| game.plies.iter().map(|ply| ply.san.clone()).collect::<Vec<_>>();
            assert_eq!((again.len(), moves(&again[0])), (1, moves(&games[0])), "{text}{written}");
            assert_eq!(pgn::write_all(&again), written);
        }
    }
}
