import { describe, expect, it } from 'vitest';

import { has, LANGS } from '$lib/messages/catalogue';

import { DOCUMENTS, pictureOf, titleOf } from './documents';

describe('documents', () => {
  it('each have a title in every language', () => {
    for (const lang of LANGS) {
      for (const { kind } of DOCUMENTS) expect(has(lang, titleOf(kind)), `${titleOf(kind)} in ${lang}`).toBe(true);
    }
  });

  it('are each offered once', () => {
    expect(new Set(DOCUMENTS.map((row) => row.kind)).size).toBe(DOCUMENTS.length);
  });

  it('are shown as pictures, whatever stands in them', () => {
    const svg = '<svg><text>Núñez & "Sons" #1 50 %</text></svg>';
    const address = pictureOf(svg);
    expect(address.startsWith('data:image/svg+xml')).toBe(true);
    expect(decodeURIComponent(address.slice(address.indexOf(',') + 1))).toBe(svg);
    expect(address).not.toMatch(/[<>"# ]/);
  });
});
