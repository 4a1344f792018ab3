import { SEND_TIMEOUT_MS } from './feedback.constants.ts';
import type { FeedbackPort } from './feedback.types.ts';

export interface FeedbackPortOptions {
  /** Where feedback is sent to. */
  url: string;
  fetch: typeof fetch;
  /** Creates a signal that aborts after a time. */
  createTimeout: (milliseconds: number) => AbortSignal;
}

/** Sends feedback as JSON; no answer in time, or one that is no success, is a failure (FBK-1). */
export function createFeedbackPort(options: FeedbackPortOptions): FeedbackPort {
  // Without its object: the browser's own function must not be called as a method of another.
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
      if (!response.ok) throw new Error(`The receiver of feedback answered ${response.status}.`);
    },
  };
}
