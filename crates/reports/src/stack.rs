//! Stack-cut order: the sheets are piled up, cut, and the piles laid on each other, and everything is in order.

/// The places of things on sheets with `per_sheet` places each: for each sheet in turn, which thing is at which place; none
/// where a place stays empty.
pub fn stack_cut(things: usize, per_sheet: usize) -> Vec<Vec<Option<usize>>> {
    let per_sheet = per_sheet.max(1);
    let sheets = things.div_ceil(per_sheet);
    let thing = |sheet: usize, place: usize| {
        let thing = place * sheets + sheet;
        (thing < things).then_some(thing)
    };
    (0..sheets).map(|sheet| (0..per_sheet).map(|place| thing(sheet, place)).collect()).collect()
}

#[cfg(test)]
mod tests {
    use super::stack_cut;

    #[test]
    fn piles_on_each_other_are_in_order() {
        for things in 0..40 {
            for per_sheet in [1, 2, 4, 8] {
                let sheets = stack_cut(things, per_sheet);
                let pile = |place: usize| sheets.iter().filter_map(move |sheet| sheet[place]);
                let cut: Vec<usize> = (0..per_sheet).flat_map(pile).collect();
                assert_eq!(cut, (0..things).collect::<Vec<_>>(), "{things} on sheets of {per_sheet}");
            }
        }
    }
}
