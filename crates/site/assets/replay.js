// Replays a game on the board of its page. Moves, positions and words stand in the page; nothing is fetched but the pieces,
// and texts are only ever put in as text.
'use strict';

(() => {
  const board = document.getElementById('board');
  const position = document.getElementById('position');
  const moves = [...document.querySelectorAll('a[data-fen]')];
  const squares = [...board.children];
  let shown = moves.length - 1;
  let turned = false;

  /** The letters of the pieces from a8 to h1; an empty text for an empty square. */
  function lettersOf(placement) {
    const letters = [];
    for (const sign of placement.replaceAll('/', '')) {
      if (sign >= '1' && sign <= '8') letters.push(...Array(Number(sign)).fill(''));
      else letters.push(sign);
    }
    return letters;
  }

  /** The place of a square such as e4, from a8 to h1. */
  const placeOf = (square) => (8 - Number(square[1])) * 8 + square.charCodeAt(0) - 97;

  function pictureOf(letter) {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.src = `${board.dataset.pieces}${letter === letter.toUpperCase() ? 'w' : 'b'}${letter.toLowerCase()}.svg`;
    return picture;
  }

  function draw() {
    const move = moves[shown];
    const letters = lettersOf(move.dataset.fen);
    const touched = (move.dataset.squares ?? '').split(' ').filter(Boolean).map(placeOf);
    squares.forEach((square, at) => {
      const place = turned ? 63 - at : at;
      square.replaceChildren(...(letters[place] ? [pictureOf(letters[place])] : []));
      square.classList.toggle('touched', touched.includes(place));
    });
    board.classList.toggle('unknown', 'unknown' in move.dataset);
    position.textContent = move.dataset.said;
    for (const other of moves) other.removeAttribute('aria-current');
    move.setAttribute('aria-current', 'true');
  }

  function show(index) {
    shown = Math.min(Math.max(index, 0), moves.length - 1);
    draw();
    moves[shown].scrollIntoView({ block: 'nearest' });
  }

  const ways = {
    first: () => show(0),
    earlier: () => show(shown - 1),
    later: () => show(shown + 1),
    last: () => show(moves.length - 1),
    turn: () => {
      turned = !turned;
      draw();
    },
  };
  const keys = { Home: 'first', ArrowLeft: 'earlier', ArrowRight: 'later', End: 'last', f: 'turn' };

  for (const button of document.querySelectorAll('button[data-go]')) {
    button.addEventListener('click', ways[button.dataset.go]);
  }
  document.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || !(event.key in keys)) return;
    event.preventDefault();
    ways[keys[event.key]]();
  });
  for (const move of moves) {
    move.addEventListener('click', (event) => {
      event.preventDefault();
      show(moves.indexOf(move));
    });
  }
  for (const id of ['buttons', 'keys']) document.getElementById(id).hidden = false;
  // A link may lead to a move; else the board shows the end, as it does without this script.
  const linked = moves.findIndex((move) => `#${move.id}` === location.hash);
  if (linked >= 0) show(linked);
  else draw();
})();
