/** Returns the URL of a story in the workbench. */
export function storyHref(workbenchUrl: string, storyId: string): string {
  return `${workbenchUrl}?path=/story/${storyId}`;
}
