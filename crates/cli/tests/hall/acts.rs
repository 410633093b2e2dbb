//! Random acts, each of which writes something if it is not refused.

use std::io;

use serde_json::{Value, json};

use super::client::{Answer, Browser};
use super::{Dice, Ledger, Pending};

/// The form of the event.
pub fn event_form(site: &str) -> Value {
    json!({
        "name": "Club Open", "site": site, "federation": "ESP", "start_date": "2026-10-03", "end_date": "2026-10-09",
        "chief_arbiter": "", "edition": "2023-01", "time_class": "standard", "supervised": true, "time_control": "",
    })
}

/// Somebody at the page.
pub struct Person<'a> {
    pub browser: Browser,
    pub dice: &'a mut Dice,
    pub ledger: &'a mut Ledger,
    pub pending: Pending,
    /// The codes of the refusals.
    pub refused: Vec<String>,
    /// So many acts were acknowledged.
    pub done: usize,
}

impl<'a> Person<'a> {
    pub fn new(browser: Browser, dice: &'a mut Dice, ledger: &'a mut Ledger) -> Self {
        Self { browser, dice, ledger, pending: Pending::Nothing, refused: Vec::new(), done: 0 }
    }

    /// Does one act, and looks whether it is in the journal. An error of the connection when the program has ended.
    pub fn act(&mut self) -> io::Result<Result<(), String>> {
        let event = self.ask("event/show", &json!({}))?;
        let tournaments = rows(&event["tournaments"]);
        let chosen = match self.dice.of(&tournaments).cloned() {
            Some(tournament) => self.choose(&event, &tournament)?,
            // All was taken back, the tournaments too.
            None => Some(("journal/redo".to_owned(), json!({}))),
        };
        let Some((call, request)) = chosen else { return Ok(Ok(())) };
        self.pending = Pending::Asked(call.clone());
        let answer = self.confirmed(&call, request)?;
        if answer.status == 200 {
            self.done += 1;
            self.pending = Pending::Acknowledged(call);
        } else {
            self.refused.push(answer.json()["code"].as_str().unwrap_or_default().to_owned());
            self.pending = Pending::Nothing;
        }
        let event = self.ask("event/show", &json!({}))?;
        let number = event["last"]["number"].as_u64().and_then(|number| usize::try_from(number).ok());
        let settled = self.ledger.settle(number.unwrap_or_default(), &self.pending);
        self.pending = Pending::Nothing;
        Ok(settled)
    }

    fn ask(&mut self, call: &str, request: &Value) -> io::Result<Value> {
        Ok(self.browser.try_call(call, request)?.json())
    }

    /// Asks, and confirms whatever is asked back.
    fn confirmed(&mut self, call: &str, mut request: Value) -> io::Result<Answer> {
        loop {
            let answer = self.browser.try_call(call, &request)?;
            let said = if answer.status == 422 { answer.json() } else { Value::Null };
            let Some(token) = said["warning"]["token"].as_str() else { return Ok(answer) };
            if request["confirmed"] == token {
                return Ok(answer);
            }
            request["confirmed"] = json!(token);
        }
    }

    fn choose(&mut self, event: &Value, tournament: &Value) -> io::Result<Option<(String, Value)>> {
        let id = &tournament["id"];
        let number = self.dice.below(1_000_000_000);
        let chosen = match self.dice.below(40) {
            // A draft that is paired again and comes out the same is not written again.
            0..=3 if rows(&tournament["rounds"]).last().is_none_or(|round| round["draft"] == false) => {
                ("round/pair", json!({ "tournament": id }))
            }
            0..=7 => ("round/publish", json!({ "tournament": id })),
            8 => ("round/unpair", json!({ "tournament": id, "reason": format!("wrong list {number}") })),
            9..=11 => ("journal/undo", json!({})),
            12..=13 => ("journal/redo", json!({})),
            14 => ("event/edit", event_form(&format!("Hall {number}"))),
            15 => {
                let names =
                    (0..30).map(|n| format!("Late {number} {n},{}", 1500 + n)).collect::<Vec<_>>().join("\n");
                let source = json!({ "text": format!("name,rating\n{names}\n") });
                ("player/import", json!({ "tournament": id, "source": source }))
            }
            16 => ("player/add", json!({ "tournament": id, "player": player(&Value::Null, number) })),
            17 => {
                let players = rows(&self.ask("player/list", &json!({ "tournament": id }))?);
                let Some(one) = self.dice.of(&players) else { return Ok(None) };
                ("player/edit", json!({ "tournament": id, "player": player(&one["entry"], number) }))
            }
            _ => return self.at_a_board(event, tournament),
        };
        Ok(Some((chosen.0.to_owned(), chosen.1)))
    }

    fn at_a_board(&mut self, _: &Value, tournament: &Value) -> io::Result<Option<(String, Value)>> {
        let rounds = rows(&tournament["rounds"]);
        // The last round has the games that are played.
        let round = if self.dice.below(4) > 0 { rounds.last() } else { self.dice.of(&rounds) };
        let Some(round) = round else { return Ok(None) };
        let asked = json!({ "tournament": tournament["id"], "round": round["number"] });
        let view = self.ask("round/show", &asked)?;
        let boards: Vec<Value> =
            rows(&view["boards"]).into_iter().filter(|b| !b["black"].is_null()).collect();
        let open: Vec<Value> = boards.iter().filter(|board| board["result"].is_null()).cloned().collect();
        let some = if open.is_empty() || self.dice.below(8) == 0 { &boards } else { &open };
        let Some(board) = self.dice.of(some).cloned() else { return Ok(None) };
        // What is older is corrected for ratings alone, and the same correction twice is not written twice.
        let is_recent = round["number"].as_u64().unwrap_or_default() + 1 >= rounds.len() as u64;
        match self.dice.below(10) {
            0..=5 if is_recent => Ok(Some(self.result(&board))),
            0..=7 => self.play(&board),
            8 => self.rule(&board),
            _ => {
                // What is there already would not be written again, and a draft takes no games.
                let empty: Vec<_> = boards.iter().filter(|board| board["plies"] == 0).cloned().collect();
                let import = (!empty.is_empty() && round["draft"] == false)
                    .then(|| import(&view, &tournament["id"], &empty));
                Ok(import.or_else(|| is_recent.then(|| self.result(&board))))
            }
        }
    }

    /// A result other than the one that stands.
    fn result(&mut self, board: &Value) -> (String, Value) {
        let results = [("1", "0"), ("=", "="), ("0", "1")];
        let other: Vec<_> = results
            .into_iter()
            .filter(|(white, _)| board["result"]["white"].as_str() != Some(white))
            .collect();
        let (white, black) = self.dice.of(&other).copied().unwrap_or(("1", "0"));
        let result = json!({ "white": white, "black": black });
        ("result/enter".to_owned(), json!({ "pairing": board["pairing"], "result": result }))
    }

    /// A legal move, or now and then one that is none.
    fn play(&mut self, board: &Value) -> io::Result<Option<(String, Value)>> {
        let game = self.ask("game/show", &json!({ "pairing": board["pairing"], "lang": "en" }))?;
        let moves: Vec<(String, Value)> = game["destinations"]
            .as_object()
            .into_iter()
            .flatten()
            .flat_map(|(from, to)| rows(to).into_iter().map(|to| (from.clone(), to)))
            .collect();
        let illegal = ("a1".to_owned(), json!("b8"));
        let (from, to) = match self.dice.of(&moves).cloned() {
            Some(legal) if self.dice.below(6) > 0 => legal,
            _ => illegal,
        };
        let played = json!({ "squares": { "from": from, "to": to, "promotion": "q" } });
        let request = json!({ "pairing": board["pairing"], "seen_plies": rows(&game["plies"]).len(), "played": played,
                              "clock_ms": null, "lang": "en" });
        Ok(Some(("game/play".to_owned(), request)))
    }

    /// A ruling on the illegal move that waits for one.
    fn rule(&mut self, board: &Value) -> io::Result<Option<(String, Value)>> {
        let game = self.ask("game/show", &json!({ "pairing": board["pairing"], "lang": "en" }))?;
        if game["waiting"].is_null() {
            return self.play(board);
        }
        let facts = json!({ "played": game["waiting"], "clock_pressed": true, "prior_illegal": { "white": 0, "black": 0 } });
        let proposed = json!({
            "on": { "kind": "board", "pairing": board["pairing"] }, "circumstances": null, "clocks_ms": [null, null],
            "incident": { "event": "illegal_move_completed", "facts": facts }, "lang": "en",
        });
        let request = json!({ "proposed": proposed, "decision": { "kind": "as_proposed" } });
        Ok(Some(("ruling/apply".to_owned(), request)))
    }
}

/// The games of a round as a file that somebody typed elsewhere.
fn import(view: &Value, tournament: &Value, boards: &[Value]) -> (String, Value) {
    let tag = |side: &Value| side["player"]["name"].as_str().unwrap_or_default().to_owned();
    let game = |board: &Value| {
        format!(
            "[White \"{}\"]\n[Black \"{}\"]\n[Round \"{}\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 *\n\n",
            tag(&board["white"]),
            tag(&board["black"]),
            view["round"]
        )
    };
    let text: String = boards.iter().map(game).collect();
    let request = json!({ "tournament": tournament, "round": view["round"], "source": { "text": text },
                          "preview": false, "take_results": false });
    ("game/import".to_owned(), request)
}

fn player(entry: &Value, number: u64) -> Value {
    json!({
        "entry": entry, "name": format!("Player {number}"), "title": "", "federation": "ESP",
        "rating": number % 2900, "fide_id": "", "sex": "", "birth_year": 0, "club": "",
    })
}

fn rows(list: &Value) -> Vec<Value> {
    list.as_array().cloned().unwrap_or_default()
}
