import type { Feedback } from './feedbackSchema.ts';

/** 1 when the page helped, 0 when it did not. */
export type Rating = NonNullable<Feedback['rating']>;

/** Section of a page. `hash` is its anchor without the "#". */
export type FeedbackSection = NonNullable<Feedback['section']>;

/** The page that feedback is about. */
export type FeedbackPage = Pick<Feedback, 'page' | 'language' | 'product'>;

/** Sends feedback. Rejects when the receiver did not accept it, and settles within a time limit. */
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
  /** Rating that the receiver accepted last. */
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

/** Focus target: the textarea, a rating button, or the button that opens without a rating. */
export type FeedbackFocus = 'comment' | Rating | 'none';

/** Side effect of an event. */
export type FeedbackEffect =
  | { type: 'focus'; target: FeedbackFocus }
  | { type: 'send'; attempt: number; draft: FeedbackDraft }
  | { type: 'wait'; attempt: number; milliseconds: number };
