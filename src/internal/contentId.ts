/** Id prefix of interface elements outside the article. */
export const FRAME_PREFIX = 'docs-';

/** Returns the id of a heading, table row or demo. It never starts with `FRAME_PREFIX`. */
export function contentId(id: string): string {
  return id.startsWith(FRAME_PREFIX) ? `section-${id}` : id;
}
