import { COMMENT_LIMIT, FEEDBACK_VERSION, SENT_MS } from './feedback.constants.ts';
import type {
  FeedbackDraft,
  FeedbackEffect,
  FeedbackEvent,
  FeedbackPage,
  FeedbackState,
} from './feedback.types.ts';
import type { Feedback } from './feedbackSchema.ts';

/** A step of the form: its next state, and what should happen besides. */
export type FeedbackStep = readonly [FeedbackState, readonly FeedbackEffect[]];

/** The form before anybody touched it. */
export const initialFeedback: FeedbackState = {
  status: 'closed',
  draft: { comment: '' },
  attempt: 0,
};

const FOCUS_COMMENT: FeedbackEffect = { type: 'focus', target: 'comment' };

/** Tells whether the reader's text is in sight. */
export function isPanelOpen({ status }: FeedbackState): boolean {
  return status === 'open' || status === 'sending' || status === 'failed';
}

/** Returns what became of the last try to send, while it is said (FBK-1, FBK-2). */
export function outcomeOf({ status }: FeedbackState): 'sent' | 'failed' | undefined {
  return status === 'sent' || status === 'failed' ? status : undefined;
}

/** Computes what follows from an event; nothing but the answer changes a form that is being sent. */
export function reduceFeedback(state: FeedbackState, event: FeedbackEvent): FeedbackStep {
  if (event.type === 'settle') return settle(state, event);
  if (event.type === 'expire') return [expire(state, event.attempt), []];
  if (event.type === 'open') return open(state, event);
  if (state.status !== 'open' && state.status !== 'failed') return [state, []];
  switch (event.type) {
    case 'comment':
      return [changeDraft(state, { comment: cutComment(event.text) }), []];
    case 'section':
      return [changeDraft(state, { section: event.section }), []];
    case 'cancel':
      return [close(state), focusOpener(state)];
    case 'submit':
      return submit(state);
  }
}

/** Keeps as much of a text as may be sent, whole characters only. */
export function cutComment(text: string): string {
  const cut = text.slice(0, COMMENT_LIMIT);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}

/** Writes the message of a form. */
export function composeFeedback(page: FeedbackPage, draft: FeedbackDraft): Feedback {
  const { rating, section, comment } = draft;
  return {
    version: FEEDBACK_VERSION,
    ...page,
    ...(section && { section }),
    ...(rating !== undefined && { rating }),
    comment: comment.trim(),
  };
}

function changeDraft(state: FeedbackState, change: Partial<FeedbackDraft>): FeedbackState {
  return { ...state, draft: { ...state.draft, ...change } };
}

/** Opens the form, with a rating or without; the text of a form that was closed comes back. */
function open(
  state: FeedbackState,
  { rating = state.draft.rating, section }: Extract<FeedbackEvent, { type: 'open' }>,
): FeedbackStep {
  if (state.status === 'sending') return [state, []];
  const isNew = !isPanelOpen(state);
  const next = changeDraft(state, { rating, ...(isNew && { section }) });
  return [{ ...next, status: isNew ? 'open' : next.status }, [FOCUS_COMMENT]];
}

function close({ draft, ...state }: FeedbackState): FeedbackState {
  return { ...state, status: 'closed', draft: { rating: state.given, comment: draft.comment } };
}

/** Leads back to the button of the rating. */
function focusOpener({ draft }: FeedbackState): FeedbackEffect[] {
  return [{ type: 'focus', target: draft.rating ?? 'none' }];
}

/** Sends what there is to send; a form without a rating and a comment leads to the text. */
function submit(state: FeedbackState): FeedbackStep {
  const { draft } = state;
  const isEmpty = draft.rating === undefined && draft.comment.trim() === '';
  // Another object, so that the view is drawn and the focus moves.
  if (isEmpty) return [{ ...state }, [FOCUS_COMMENT]];
  const attempt = state.attempt + 1;
  return [{ ...state, status: 'sending', attempt }, [{ type: 'send', attempt, draft }]];
}

function settle(
  state: FeedbackState,
  { attempt, isTakenIn }: Extract<FeedbackEvent, { type: 'settle' }>,
): FeedbackStep {
  if (state.status !== 'sending' || state.attempt !== attempt) return [state, []];
  if (!isTakenIn) return [{ ...state, status: 'failed' }, []];
  const { rating } = state.draft;
  const sent = { status: 'sent', given: rating, draft: { rating, comment: '' }, attempt } as const;
  return [sent, [...focusOpener(state), { type: 'wait', attempt, milliseconds: SENT_MS }]];
}

function expire(state: FeedbackState, attempt: number): FeedbackState {
  const isThis = state.status === 'sent' && state.attempt === attempt;
  return isThis ? { ...state, status: 'closed' } : state;
}
