/** Prefix of the ids that belong to the interface around an article. */
export const FRAME_PREFIX = 'docs-';

/** Returns the id of a heading, a row or a demo; it never begins with the prefix of the frame. */
export function contentId(id: string): string {
  return id.startsWith(FRAME_PREFIX) ? `section-${id}` : id;
}
