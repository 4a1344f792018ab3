import type { Feedback } from './feedbackSchema.ts';

/** 1 for a page that helped, 0 for one that did not. */
export type Rating = NonNullable<Feedback['rating']>;

/** A section of a page, by its anchor without the "#". */
export type FeedbackSection = NonNullable<Feedback['section']>;

/** The page that feedback is about. */
export type FeedbackPage = Pick<Feedback, 'page' | 'language' | 'product'>;

/** Sends feedback; rejects when it was not taken in, and settles in time. */
export interface FeedbackPort {
  send: (feedback: Feedback) => Promise<void>;
}

/** What a reader has entered. */
export interface FeedbackDraft {
  rating?: Rating | undefined;
  section?: FeedbackSection | undefined;
  comment: string;
}

export type FeedbackStatus = 'closed' | 'open' | 'sending' | 'sent' | 'failed';

export interface FeedbackState {
  status: FeedbackStatus;
  draft: FeedbackDraft;
  /** The rating that was taken in last. */
  given?: Rating | undefined;
  /** Number of the last try to send. */
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

/** What gets the focus: the text, or the button of a rating, or the one of no rating. */
export type FeedbackFocus = 'comment' | Rating | 'none';

/** What should happen besides the state. */
export type FeedbackEffect =
  | { type: 'focus'; target: FeedbackFocus }
  | { type: 'send'; attempt: number; draft: FeedbackDraft }
  | { type: 'wait'; attempt: number; milliseconds: number };
