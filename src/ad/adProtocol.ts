import { AD_URL_LIMIT } from './ad.constants.ts';

/** What the frame of a provider's script says to the page. */
export type FromAdFrame =
  /** Says whether there is a placeholder, and where it leads. */
  { type: 'found'; link: string | null } | { type: 'absent' } | { type: 'clicked' };

/** What the page says to the frame. */
export interface ToAdFrame {
  type: 'begin';
  mode: 'light' | 'dark';
}

/** Reads a message of the frame; whatever is not exactly one is nothing. */
export function parseFromAdFrame(data: unknown): FromAdFrame | undefined {
  if (typeof data !== 'object') return undefined;
  const { type, link } = Object.assign(Object.create(null) as object, data) as Record<
    string,
    unknown
  >;
  if (type === 'absent' || type === 'clicked') return { type };
  if (type !== 'found') return undefined;
  if (link === null) return { type, link };
  return typeof link === 'string' && link.length <= AD_URL_LIMIT ? { type, link } : undefined;
}
