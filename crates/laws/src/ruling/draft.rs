//! A ruling in the making: what is read from the edition is remembered with its status.

use super::{Evidence, Message, Ruling, RulingResult};
use crate::edition::{Article, Articles, Cell, Edition, Parameters, Seconds, Status};
use crate::side::{PerSide, Side};

/// A ruling in the making.
pub struct Draft<'a> {
    edition: &'a Edition,
    ruling: Ruling,
    /// Articles that say which rules apply; they are cited after those that decide.
    scope: Vec<String>,
}

impl<'a> Draft<'a> {
    /// A ruling that so far only says what is done next: the game goes on.
    pub fn new(edition: &'a Edition, next: impl Into<Message>) -> Draft<'a> {
        let ruling = Ruling {
            edition: edition.id.clone(),
            result: RulingResult::Open,
            clock_delta_s: PerSide::default(),
            clock_articles: PerSide::default(),
            articles: Vec::new(),
            permitted_moves_san: None,
            legal: None,
            next: next.into(),
            reasons: Vec::new(),
            needs_arbiter: Vec::new(),
            options: Vec::new(),
            evidence: Evidence::default(),
            status: Status::Verified,
        };
        Draft { edition, ruling, scope: Vec::new() }
    }

    /// Reads a parameter; the ruling is no surer than the parameter. Where a federation has its own rule, its article is cited
    /// after those of the Laws.
    pub fn cell<T: Clone>(&mut self, parameter: impl Fn(&Parameters) -> &Cell<T>) -> Cell<T> {
        let cell = parameter(&self.edition.parameters);
        self.ruling.status = self.ruling.status.max(cell.status);
        if self.edition.overlaid.iter().any(|article| *article == cell.article) {
            self.scope.push(cell.article.clone().into_owned());
        }
        cell.clone()
    }

    /// Reads a parameter where only its value matters.
    pub fn value<T: Clone>(&mut self, parameter: impl Fn(&Parameters) -> &Cell<T>) -> T {
        self.cell(parameter).value
    }

    /// Reads a parameter and cites its article.
    pub fn rule<T: Clone>(&mut self, parameter: impl Fn(&Parameters) -> &Cell<T>) -> Cell<T> {
        let cell = self.cell(parameter);
        if let Some(number) = cell.number() {
            self.push_article(number);
        }
        cell
    }

    /// Cites an article, if the edition has it.
    pub fn cite(&mut self, article: impl Fn(&Articles) -> &Article) -> &mut Self {
        let article = article(&self.edition.articles);
        if let Some(number) = article.number() {
            let number = number.to_owned();
            self.ruling.status = self.ruling.status.max(article.status());
            self.push_article(&number);
        }
        self
    }

    /// Cites, after all others, an article that says which rules apply, if the edition has it.
    pub fn cite_scope(&mut self, article: impl Fn(&Articles) -> &Article) -> &mut Self {
        let article = article(&self.edition.articles);
        self.ruling.status = self.ruling.status.max(article.status());
        self.scope.extend(article.number().map(str::to_owned));
        self
    }

    /// Cites an article by its number; false if the edition is not known to have it.
    pub fn cite_number(&mut self, number: &str) -> bool {
        let known = self.edition.has_article(number);
        if known {
            self.push_article(number);
        }
        known
    }

    fn push_article(&mut self, number: &str) {
        if !self.ruling.articles.iter().any(|known| known == number) {
            self.ruling.articles.push(number.to_owned());
        }
    }

    /// The result.
    pub fn result(&mut self, result: RulingResult) -> &mut Self {
        self.ruling.result = result;
        self
    }

    /// What is done next.
    pub fn next(&mut self, next: impl Into<Message>) -> &mut Self {
        self.ruling.next = next.into();
        self
    }

    /// Adds time to a clock, or takes it, as the edition's article orders; it is cited, if not yet.
    pub fn add_time_by(
        &mut self,
        side: Side,
        time: Seconds,
        article: impl Fn(&Articles) -> &Article,
    ) -> &mut Self {
        let number = article(&self.edition.articles).number().map(str::to_owned);
        self.cite(article).add_time(side, time, number.as_deref())
    }

    /// Adds time to a clock, or takes it, as the article of that number orders; it is cited, if not yet.
    pub fn add_time(&mut self, side: Side, time: Seconds, article: Option<&str>) -> &mut Self {
        *self.ruling.clock_delta_s.of_mut(side) += time;
        let Some(number) = article else { return self };
        let ordered_by = self.ruling.clock_articles.of_mut(side);
        if !ordered_by.iter().any(|known| known == number) {
            ordered_by.push(number.to_owned());
        }
        if !self.scope.iter().any(|known| known == number) {
            self.push_article(number);
        }
        self
    }

    /// One step of the reasoning.
    pub fn because(&mut self, reason: impl Into<Message>) -> &mut Self {
        self.ruling.reasons.push(reason.into());
        self
    }

    /// A question to the arbiter.
    pub fn ask(&mut self, question: impl Into<Message>) -> &mut Self {
        let question = question.into();
        if !self.ruling.needs_arbiter.contains(&question) {
            self.ruling.needs_arbiter.push(question);
        }
        self
    }

    /// Something the arbiter may choose.
    pub fn offer(&mut self, option: impl Into<Message>) -> &mut Self {
        self.ruling.options.push(option.into());
        self
    }

    /// The moves the player may choose from.
    pub fn permit(&mut self, moves: Vec<String>) -> &mut Self {
        self.ruling.permitted_moves_san = Some(moves);
        self
    }

    /// Whether the move asked about is legal.
    pub fn legal(&mut self, legal: bool) -> &mut Self {
        self.ruling.legal = Some(legal);
        self
    }

    /// What the ruling rests on.
    pub fn evidence(&mut self) -> &mut Evidence {
        &mut self.ruling.evidence
    }

    /// The ruling. One that rests on an unverified rule of an old edition says so and asks the arbiter to check it.
    /// Where the edition has no article for the case, analogous ones decide.
    pub fn finish(mut self) -> Ruling {
        for number in std::mem::take(&mut self.scope) {
            self.push_article(&number);
        }
        if self.ruling.articles.is_empty() {
            self.cite(|a| &a.analogy).ask("laws-ask-no-rule");
        }
        if self.ruling.status == Status::Unverified {
            let question = Message::new("laws-ask-unverified-rule").with("edition", &self.edition.id);
            self.ask(question);
        }
        if self.ruling.result.is_over() {
            // Times no longer matter once the game is over.
            self.ruling.clock_delta_s = PerSide::default();
        }
        for side in [Side::White, Side::Black] {
            if self.ruling.clock_delta_s.of(side).0 == 0 {
                self.ruling.clock_articles.of_mut(side).clear();
            }
        }
        self.ruling
    }
}
