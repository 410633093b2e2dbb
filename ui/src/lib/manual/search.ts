// Finding a place in the manual by words.

import { holds } from '$lib/messages/plain';

import { linesOf, said, type Chapter } from './text';

/** A heading with what stands below it. */
export interface Section {
  chapter: Chapter;
  /** None for the beginning of a chapter. */
  heading: { id: string; text: string } | null;
  text: string;
}

/** At most this many places are shown. */
const MOST = 20;

/** A chapter, heading by heading. */
export function sectionsOf(chapter: Chapter): Section[] {
  const sections: Section[] = [{ chapter, heading: null, text: '' }];
  for (const block of chapter.blocks) {
    if (block.kind === 'heading') sections.push({ chapter, heading: block, text: '' });
    const last = sections[sections.length - 1];
    if (last) last.text += ` ${linesOf(block).map(said).join(' ')}`;
  }
  return sections;
}

export function titleOf({ chapter, heading }: Section): string {
  return heading?.text ?? chapter.title;
}

/** The places that hold every word that was typed; those first that have them in their title. */
export function findSections(sections: readonly Section[], typed: string): Section[] {
  if (typed.trim() === '') return [];
  const fitting = sections.filter((section) => holds(`${section.chapter.title} ${section.text}`, typed));
  const titled = (section: Section) => holds(titleOf(section), typed);
  return [...fitting.filter(titled), ...fitting.filter((section) => !titled(section))].slice(0, MOST);
}
