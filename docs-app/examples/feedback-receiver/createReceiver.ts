import { feedbackSchema } from '@vitrine/ui/core';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { FeedbackStore } from './openStore.ts';

/** Maximum size of a message in bytes; the longest comment fits in any writing system. */
export const BODY_BYTES = 16 * 1024;

/** Rate limit: number of messages that one IP address may send in a period. */
export const RATE = { messages: 10, seconds: 60 } as const;

const PATH = '/feedback';

export interface ReceiverOptions {
  store: Pick<FeedbackStore, 'add'>;
  /** Origins of the sites that may send feedback. */
  origins: readonly string[];
  /** Reads the sender's IP address, which is used for the rate limit and never stored. */
  readAddress: (context: Context) => string;
  readTime: () => Date;
}

/** Creates the app that receives the feedback of a site. */
export function createReceiver({ store, origins, readAddress, readTime }: ReceiverOptions): Hono {
  const app = new Hono();
  app.use(PATH, refuseOthers(origins), cors({ origin: [...origins], allowMethods: ['POST'] }));
  app.post(
    PATH,
    limitRate(readAddress),
    requireJson,
    bodyLimit({ maxSize: BODY_BYTES, onError: (context) => refuse(context, 413) }),
    async (context) => {
      const feedback = feedbackSchema.safeParse(await readJson(context));
      if (!feedback.success) return refuse(context, 400);
      await store.add(feedback.data, readTime());
      return context.body(null, 204);
    },
  );
  app.all(PATH, (context) => {
    context.header('Allow', 'POST, OPTIONS');
    return refuse(context, 405);
  });
  app.notFound((context) => refuse(context, 404));
  app.onError((_, context) => refuse(context, 500));
  return app;
}

const REASONS = {
  400: 'The body is not a valid feedback message.',
  403: 'This origin may not send feedback.',
  404: 'Not found.',
  405: 'Send feedback by POST.',
  413: `A message has at most ${BODY_BYTES} bytes.`,
  415: 'Send feedback as application/json.',
  429: 'Too many messages. Try again later.',
  500: 'The message could not be stored.',
} as const;

function refuse(context: Context, status: keyof typeof REASONS): Response {
  return context.json({ error: REASONS[status] }, status);
}

/** Rejects pages of other origins with 403; accepts requests without an `Origin` header. */
function refuseOthers(origins: readonly string[]): MiddlewareHandler {
  return async (context, next) => {
    const origin = context.req.header('Origin');
    if (origin !== undefined && !origins.includes(origin)) return refuse(context, 403);
    return next();
  };
}

function limitRate(readAddress: ReceiverOptions['readAddress']): MiddlewareHandler {
  const limiter = new RateLimiterMemory({ points: RATE.messages, duration: RATE.seconds });
  return async (context, next) => {
    try {
      await limiter.consume(readAddress(context));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      context.header('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
      return refuse(context, 429);
    }
    return next();
  };
}

const requireJson: MiddlewareHandler = async (context, next) => {
  const [type = ''] = (context.req.header('Content-Type') ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json') return refuse(context, 415);
  return next();
};

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
