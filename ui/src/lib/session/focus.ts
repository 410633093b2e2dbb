// The focus comes back to where it was.

export function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null;
}

/** Gives the focus back once what had it is gone from the page, unless something else was opened meanwhile, which has it. */
export function giveBack(back: HTMLElement | null, taken: () => boolean): void {
  setTimeout(() => {
    if (taken()) return;
    if (back?.isConnected && back !== document.body) back.focus();
    else document.querySelector<HTMLElement>('[data-home-focus]')?.focus();
  });
}
