import type { Feedback } from './feedbackSchema.ts';

/** 1 when the page helped, 0 when it did not. */
export type Rating = NonNullable<Feedback['rating']>;

/** Section of a page. `hash` is its anchor without the "#". */
export type FeedbackSection = NonNullable<Feedback['section']>;

/** The page that feedback is about. */
export type FeedbackPage = Pick<Feedback, 'page' | 'language' | 'product'>;

/** Sends feedback to a server. Rejects when the server does not accept it or times out. */
export interface FeedbackPort {
  send: (feedback: Feedback) => Promise<void>;
}

/** Input of the reader. */
export interface FeedbackDraft {
  rating?: Rating | undefined;
  section?: FeedbackSection | undefined;
  comment: string;
}

export type FeedbackStatus = 'closed' | 'open' | 'sending' | 'sent' | 'failed';

export interface FeedbackState {
  status: FeedbackStatus;
  draft: FeedbackDraft;
  /** Rating in the last message that the server accepted. */
  given?: Rating | undefined;
  /** Number of the last attempt to send. */
  attempt: number;
}

export type FeedbackEvent =
  | { type: 'open'; rating?: Rating | undefined; section?: FeedbackSection | undefined }
  | { type: 'comment'; text: string }
  | { type: 'section'; section: FeedbackSection | undefined }
  | { type: 'cancel' }
  | { type: 'submit' }
  | { type: 'settle'; attempt: number; isTakenIn: boolean }
  | { type: 'expire'; attempt: number };

/** Focus target: textarea, rating button, or the button that opens the form without a rating. */
export type FeedbackFocus = 'comment' | Rating | 'none';

/** Side effect of a feedback event, which `useFeedback` runs. */
export type FeedbackEffect =
  | { type: 'focus'; target: FeedbackFocus }
  | { type: 'send'; attempt: number; draft: FeedbackDraft }
  | { type: 'wait'; attempt: number; milliseconds: number };
