import { DocsError } from '@vitrine/ui/core';
import { z } from 'zod';

/** Host of addresses for search engines while none is configured; it never resolves. */
export const UNSET_HOST = 'vitrine.example';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?$`);
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/;

const schema = z.string().max(253).regex(HOST).optional();

export interface SiteEnv {
  /** Origin of every absolute address, such as `https://docs.example.com`. */
  origin: string;
  /** Host that the service worker is for; undefined switches it off (SWK-1). */
  workerHost?: string;
}

function parseSwitch(value: string): 'on' | 'off' {
  if (value !== 'on' && value !== 'off') throw new DocsError('config/invalid-switch', { value });
  return value;
}

/** Parses the variables of the build; a value that means nothing is an error. */
export function parseSiteEnv(env: Readonly<Record<string, string | undefined>>): SiteEnv {
  const value = env['VITE_PRODUCTION_HOST'] || undefined;
  const host = schema.safeParse(value);
  if (!host.success) throw new DocsError('config/invalid-host', { value: value ?? '' });
  const name = host.data ?? UNSET_HOST;
  const worker = parseSwitch(env['VITE_SERVICE_WORKER'] || 'on');
  return {
    origin: `${LOCAL.test(name) ? 'http' : 'https'}://${name}`,
    ...(worker === 'on' && host.data !== undefined && { workerHost: host.data }),
  };
}
