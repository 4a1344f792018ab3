import { replaceOutsideCode } from './replaceOutsideCode.ts';

/** Matches the start of a link, an image or a definition whose target is a path of the site. */
const TARGET = /(?<before>\]\(|^\[[^\]\n]+\]:\s*)(?=\/(?!\/))/;

/** Adds the origin to the links of Markdown, so that they also work outside of the site. */
export function completeLinks(markdown: string, origin: string): string {
  return replaceOutsideCode(markdown, TARGET, ({ before }) => `${before}${origin}`);
}
