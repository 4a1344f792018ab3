import { stay, type Step } from '../internal/machine.ts';
import { COMMENT_LIMIT, FEEDBACK_VERSION, SENT_MS } from './feedback.constants.ts';
import type {
  FeedbackDraft,
  FeedbackEffect,
  FeedbackEvent,
  FeedbackPage,
  FeedbackState,
} from './feedback.types.ts';
import type { Feedback } from './feedbackSchema.ts';

type FeedbackStep = Step<FeedbackState, FeedbackEffect>;

/** Initial state of the form. */
export const initialFeedback: FeedbackState = {
  status: 'closed',
  draft: { comment: '' },
  attempt: 0,
};

const FOCUS_COMMENT: FeedbackEffect = { type: 'focus', target: 'comment' };

/** Returns whether the comment panel is open. */
export function isPanelOpen({ status }: FeedbackState): boolean {
  return status === 'open' || status === 'sending' || status === 'failed';
}

/** Returns the outcome of the last attempt to send while the form announces it (FBK-1, FBK-2). */
export function outcomeOf({ status }: FeedbackState): 'sent' | 'failed' | undefined {
  return status === 'sent' || status === 'failed' ? status : undefined;
}

/** Returns the next state and effects of an event. While sending, ignores user events. */
export function reduceFeedback(state: FeedbackState, event: FeedbackEvent): FeedbackStep {
  if (event.type === 'settle') return settle(state, event);
  if (event.type === 'expire') return stay(expire(state, event.attempt));
  if (event.type === 'open') return open(state, event);
  if (state.status !== 'open' && state.status !== 'failed') return stay(state);
  switch (event.type) {
    case 'comment':
      return stay(changeDraft(state, { comment: cutComment(event.text) }));
    case 'section':
      return stay(changeDraft(state, { section: event.section }));
    case 'cancel':
      return { state: close(state), effects: focusOpener(state) };
    case 'submit':
      return submit(state);
  }
}

/** Truncates a comment to `COMMENT_LIMIT` without splitting a surrogate pair. */
export function cutComment(text: string): string {
  const cut = text.slice(0, COMMENT_LIMIT);
  return cut.length < text.length ? cut.replace(/[\uD800-\uDBFF]$/, '') : cut;
}

/** Composes the message to send; omits a missing section or rating. */
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

/** Opens the form, with or without a rating. Keeps the comment of a closed form. */
function open(
  state: FeedbackState,
  { rating = state.draft.rating, section }: Extract<FeedbackEvent, { type: 'open' }>,
): FeedbackStep {
  if (state.status === 'sending') return stay(state);
  const isNew = !isPanelOpen(state);
  const next = changeDraft(state, { rating, ...(isNew && { section }) });
  return {
    state: { ...next, status: isNew ? 'open' : next.status },
    effects: [FOCUS_COMMENT],
  };
}

function close({ draft, ...state }: FeedbackState): FeedbackState {
  return { ...state, status: 'closed', draft: { rating: state.given, comment: draft.comment } };
}

/** Moves the focus back to the button that opened the form. */
function focusOpener({ draft }: FeedbackState): FeedbackEffect[] {
  return [{ type: 'focus', target: draft.rating ?? 'none' }];
}

/** Sends the draft, or focuses the textarea when rating and comment are missing. */
function submit(state: FeedbackState): FeedbackStep {
  const { draft } = state;
  const isEmpty = draft.rating === undefined && draft.comment.trim() === '';
  // React rerenders and moves the focus only for a new state object.
  if (isEmpty) return { state: { ...state }, effects: [FOCUS_COMMENT] };
  const attempt = state.attempt + 1;
  return {
    state: { ...state, status: 'sending', attempt },
    effects: [{ type: 'send', attempt, draft }],
  };
}

function settle(
  state: FeedbackState,
  { attempt, isTakenIn }: Extract<FeedbackEvent, { type: 'settle' }>,
): FeedbackStep {
  if (state.status !== 'sending' || state.attempt !== attempt) return stay(state);
  if (!isTakenIn) return stay({ ...state, status: 'failed' });
  const { rating } = state.draft;
  const sent = { status: 'sent', given: rating, draft: { rating, comment: '' }, attempt } as const;
  return {
    state: sent,
    effects: [...focusOpener(state), { type: 'wait', attempt, milliseconds: SENT_MS }],
  };
}

function expire(state: FeedbackState, attempt: number): FeedbackState {
  const isCurrent = state.status === 'sent' && state.attempt === attempt;
  return isCurrent ? { ...state, status: 'closed' } : state;
}
