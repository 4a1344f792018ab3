import { AD_URL_LIMIT } from './ad.constants.ts';

/** Message to the page from the iframe that runs the provider's script. */
export type FromAdFrame =
  /** `found` reports the provider's placeholder element; `link` is null without a link. */
  { type: 'found'; link: string | null } | { type: 'absent' } | { type: 'clicked' };

/** Message from the page to the iframe. */
export interface ToAdFrame {
  type: 'begin';
  mode: 'light' | 'dark';
}

/** Parses a message from the iframe. Returns undefined for any other value. */
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
