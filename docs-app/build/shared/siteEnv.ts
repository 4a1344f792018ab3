import { DISPLAY_RATIO, DocsError, LANGUAGES } from '@vitrine/ui/core';
import { z } from 'zod';

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
const HOST = new RegExp(`^${LABEL}(?:\\.${LABEL})*(?::\\d{1,5})?$`);
const LOCAL = /^(?:localhost|127\.0\.0\.1)(?::|$)/;

const hostSchema = z.string().max(253).regex(HOST).optional();

/** External URL without credentials: https, or http on localhost for local tests. */
const urlSchema = z
  .url()
  .refine((value) => {
    const { protocol, host, username, password } = new URL(value);
    const isSafe = protocol === 'https:' || (protocol === 'http:' && LOCAL.test(host));
    return isSafe && username + password === '';
  })
  .optional();

/** URL for POST requests. Rejects characters that browsers would normalize or never send. */
const endpointSchema = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s\\#]+$/)
  .pipe(urlSchema.unwrap())
  .optional();

const ratioSchema = z
  .string()
  .regex(/^\d*\.?\d+$/)
  .transform(Number)
  .pipe(z.number().min(0).max(1))
  .optional();

const idSchema = z
  .string()
  .regex(/^[\w-]{1,64}$/)
  .optional();

/** Segment of the base path: no language, because a path below it would have two. */
const SEGMENT = `(?!(?:\\.{1,2}|${LANGUAGES.join('|')})(?:/|$))[\\w.~-]+`;

/** Path of a folder on the host; the slash at its end may be missing. */
const baseSchema = z
  .string()
  .max(200)
  .regex(new RegExp(`^(?:/${SEGMENT})*/?$`))
  .transform((value) => value.replace(/\/$/, ''))
  .optional();

const switchSchema = z.enum(['on', 'off']).optional();

/** Sources of external ads, and the share of displayed ads to report. */
interface AdEnv {
  /** Whether pages have sponsor blocks. */
  isOn: boolean;
  scriptUrl?: string | undefined;
  feedUrl?: string | undefined;
  /** Page that the ad network's own filler ad links to. */
  backersUrl?: string | undefined;
  /** Share of displayed ads to report, from 0 to 1 (ADS-12). */
  displayRatio: number;
}

export interface SiteEnv {
  /** Base path of the site on its host, such as `/docs`; empty at the root. */
  base: string;
  /**
   * Start of every absolute URL, with the base path: `https://docs.example.com/docs`. Undefined
   * without a host.
   */
  origin: string | undefined;
  ads: AdEnv;
  /** ID that analytics events are counted under; without it, no events are counted. */
  analyticsId?: string | undefined;
  /** URL that feedback is sent to; without it, no page asks for feedback (FBK-1). */
  feedbackUrl?: string | undefined;
  /** Host on which the service worker is registered; undefined switches it off (SWK-1). */
  workerHost?: string | undefined;
}

type Variables = Readonly<Record<string, string | undefined>>;

/** Parses the environment variables of the build; throws a `DocsError` for invalid values. */
export function parseSiteEnv(env: Variables): SiteEnv {
  const url = (name: string) => readVariable(env, name, urlSchema, 'an https URL');
  const host = readHost(env);
  const worker = readVariable(env, 'VITE_SERVICE_WORKER', switchSchema, 'on or off') ?? 'on';
  const base =
    readVariable(env, 'VITE_BASE', baseSchema, 'a path such as /docs/ without a language') ?? '';
  return {
    base,
    origin: host === undefined ? undefined : writeOrigin(host) + base,
    workerHost: worker === 'on' ? host : undefined,
    ads: {
      isOn: (readVariable(env, 'VITE_ADS', switchSchema, 'on or off') ?? 'on') === 'on',
      scriptUrl: url('VITE_AD_SCRIPT_URL'),
      feedUrl: url('VITE_AD_FEED_URL'),
      backersUrl: url('VITE_AD_BACKERS_URL'),
      displayRatio:
        readVariable(env, 'VITE_AD_DISPLAY_RATIO', ratioSchema, 'a number from 0 to 1') ??
        DISPLAY_RATIO,
    },
    analyticsId: readVariable(
      env,
      'VITE_ANALYTICS_ID',
      idSchema,
      'an ID of letters, digits, _ or -',
    ),
    feedbackUrl: readVariable(
      env,
      'VITE_FEEDBACK_URL',
      endpointSchema,
      'an https URL without a user name or a hash',
    ),
  };
}

function readHost(env: Variables): string | undefined {
  const value = env['VITE_PRODUCTION_HOST'] || undefined;
  const host = hostSchema.safeParse(value);
  if (!host.success) throw new DocsError('config/invalid-host', { value: value ?? '' });
  return host.data;
}

function writeOrigin(host: string): string {
  return `${LOCAL.test(host) ? 'http' : 'https'}://${host}`;
}

function readVariable<Value>(
  env: Variables,
  name: string,
  schema: z.ZodType<Value>,
  rule: string,
): Value {
  const value = env[name] || undefined;
  const parsed = schema.safeParse(value);
  if (!parsed.success)
    throw new DocsError('config/invalid-variable', { name, value: value ?? '', rule });
  return parsed.data;
}
