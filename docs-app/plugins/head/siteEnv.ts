import { DocsError } from '@vitrine/ui/core';
import { z } from 'zod';

/** Host of addresses for search engines while none is configured; it never resolves. */
export const UNSET_HOST = 'vitrine.example';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?$`);
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/;
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const MAX_URL = 2048;

const schema = z.string().max(253).regex(HOST).optional();
const feedbackSchema = z.string().max(MAX_URL).refine(isSafeEndpoint).optional();

export interface SiteEnv {
  /** Origin of every absolute address, such as `https://docs.example.com`. */
  origin: string;
  /** Where feedback is sent to; without it no page asks for any (FBK-1). */
  feedbackUrl?: string | undefined;
}

/** Parses the variables of the build; a value that cannot work is an error. */
export function parseSiteEnv(env: Readonly<Record<string, string | undefined>>): SiteEnv {
  const value = env['VITE_PRODUCTION_HOST'] || undefined;
  const host = schema.safeParse(value);
  if (!host.success) throw new DocsError('config/invalid-host', { value: value ?? '' });
  const name = host.data ?? UNSET_HOST;
  return {
    origin: `${LOCAL.test(name) ? 'http' : 'https'}://${name}`,
    feedbackUrl: parseFeedbackUrl(env['VITE_FEEDBACK_URL'] || undefined),
  };
}

function parseFeedbackUrl(value: string | undefined): string | undefined {
  const url = feedbackSchema.safeParse(value);
  if (!url.success) throw new DocsError('config/invalid-feedback-url', { value: value ?? '' });
  return url.data;
}

/** Tells whether what is sent there can be read by nobody on the way, and the address tells no secret. */
function isSafeEndpoint(value: string): boolean {
  if (!/^https?:\/\/[^\s\\]+$/.test(value) || !URL.canParse(value)) return false;
  const { protocol, hostname, username, password, hash } = new URL(value);
  if (username || password || hash) return false;
  return protocol === 'https:' || LOOPBACK.includes(hostname);
}
