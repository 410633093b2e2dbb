// Whether a move made by hand needs a piece to be chosen: a pawn that reaches the edge of the board.

/** The piece letter on a square of a FEN, empty for none. */
export function pieceAt(fen: string, square: string): string {
  const rows = (fen.split(' ')[0] ?? '').split('/');
  const row = rows[8 - Number(square[1])] ?? '';
  const column = square.charCodeAt(0) - 97;
  let at = 0;
  for (const sign of row) {
    const empty = Number(sign);
    if (empty > 0) at += empty;
    else if (at === column) return sign;
    else at += 1;
    if (at > column) return '';
  }
  return '';
}

/** Whether the piece to promote to must be asked for. */
export function needsPromotion(fen: string, from: string, to: string): boolean {
  return pieceAt(fen, from).toLowerCase() === 'p' && (to.endsWith('8') || to.endsWith('1'));
}
