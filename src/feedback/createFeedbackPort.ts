import { SEND_TIMEOUT_MS } from './feedback.constants.ts';
import type { FeedbackPort } from './feedback.types.ts';

export interface FeedbackPortOptions {
  /** URL of the server that receives the feedback. */
  url: string;
  fetch: typeof fetch;
  /** Creates a signal that aborts after a delay. */
  createTimeout: (milliseconds: number) => AbortSignal;
}

/** Creates a port that sends feedback as JSON. Rejects on a timeout or an error status (FBK-1). */
export function createFeedbackPort(options: FeedbackPortOptions): FeedbackPort {
  // Destructured, because browsers throw when `fetch` is called as a method of another object.
  const { url, fetch, createTimeout } = options;
  return {
    async send(feedback) {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(feedback),
        credentials: 'omit',
        referrerPolicy: 'origin',
        redirect: 'error',
        signal: createTimeout(SEND_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`Sending feedback failed with status ${response.status}.`);
    },
  };
}
