import type { FeedbackSection } from './feedback.types.ts';

/** Finds the section of a URL hash. Returns undefined when the hash cannot be decoded. */
export function findFeedbackSection(
  sections: readonly FeedbackSection[],
  hash: string,
): FeedbackSection | undefined {
  const anchor = decodeHash(hash.slice(1));
  return sections.find((section) => section.hash === anchor);
}

function decodeHash(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
