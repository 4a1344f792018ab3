/** Comment of a reviewer on a story in a certain state. */
export interface Comment {
  storyId: string;
  /** Workbench URL that restores the story with its globals and args. */
  link: string;
  text: string;
  /** ISO date. */
  date: string;
}

/** Parses stored comments; skips invalid entries. */
export function parseComments(text: string | null): Comment[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isComment) : [];
  } catch {
    return [];
  }
}

function isComment(value: unknown): value is Comment {
  if (typeof value !== 'object' || value === null) return false;
  const fields = value as Record<string, unknown>;
  return ['storyId', 'link', 'text', 'date'].every((name) => typeof fields[name] === 'string');
}

/** Formats comments as Markdown, each with the link to the state of its story. */
export function writeComments(list: readonly Comment[]): string {
  const items = list.map(({ storyId, link, text, date }) => {
    const quoted = text.split('\n').join('\n  ');
    return `- [${storyId}](${link}), ${date.slice(0, 10)}:\n  ${quoted}\n`;
  });
  return `# Review\n\n${items.join('')}`;
}

/** Returns the URL of a story with the current globals and args. */
export function linkToStory(
  base: string,
  storyId: string,
  globals: Readonly<Record<string, unknown>>,
): string {
  const url = new URL(base);
  const args = url.searchParams.get('args');
  const chosen = Object.entries(globals).filter(([, value]) => typeof value === 'string');
  const parts = [`path=/story/${storyId}`];
  if (args) parts.push(`args=${args}`);
  if (chosen.length > 0)
    parts.push(
      `globals=${chosen.map(([name, value]) => `${name}:${encodeURIComponent(String(value))}`).join(';')}`,
    );
  return `${url.origin}${url.pathname}?${parts.join('&')}`;
}
