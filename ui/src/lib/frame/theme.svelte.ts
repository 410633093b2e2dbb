// Light or dark: as the system has it until the user chooses.

const STORED = 'arbitro-theme';
export type Theme = 'light' | 'dark';

function initial(): Theme {
  const stored = localStorage.getItem(STORED);
  if (stored === 'light' || stored === 'dark') return stored;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

class ThemeChoice {
  #current = $state<Theme>(initial());

  get current(): Theme {
    return this.#current;
  }

  get other(): Theme {
    return this.#current === 'dark' ? 'light' : 'dark';
  }

  set current(theme: Theme) {
    this.#current = theme;
    localStorage.setItem(STORED, theme);
  }
}

export const theme = new ThemeChoice();
