import * as React from 'react';
import { useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import { COMMENT_LIMIT, REST_SHOWN } from './feedback.constants.ts';
import type { FeedbackEvent, FeedbackSection, FeedbackState } from './feedback.types.ts';

export interface FeedbackPanelProps {
  /** State of the form, with its draft. */
  state: FeedbackState;
  /** Sections of the page that the reader can choose. */
  sections: readonly FeedbackSection[];
  /** Called when the reader opens, changes, cancels or sends the form. */
  onEvent: (event: FeedbackEvent) => void;
}

/** Renders the form for the section and the comment. */
export function FeedbackPanel({ state, sections, onEvent }: FeedbackPanelProps) {
  const translate = useTranslate();
  const isSending = state.status === 'sending';
  const handleSubmit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    onEvent({ type: 'submit' });
  };
  const handleKeyDown = (event: React.KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey, altKey, nativeEvent } = event;
    const isChord = key === 'Enter' && ctrlKey !== metaKey && !shiftKey && !altKey;
    if (isChord && !nativeEvent.isComposing) handleSubmit(event);
  };
  return (
    <form data-part="panel" aria-busy={isSending} onSubmit={handleSubmit}>
      {sections.length > 0 && <SectionField state={state} sections={sections} onEvent={onEvent} />}
      <CommentField state={state} onEvent={onEvent} onKeyDown={handleKeyDown} />
      <div data-part="actions">
        <button
          type="button"
          aria-disabled={isSending || undefined}
          onClick={() => onEvent({ type: 'cancel' })}
        >
          {translate('feedback.cancel')}
        </button>
        <button type="submit" aria-disabled={isSending || undefined} data-primary="">
          {translate(isSending ? 'feedback.sending' : 'feedback.submit')}
        </button>
      </div>
    </form>
  );
}

function SectionField({ state, sections, onEvent }: FeedbackPanelProps) {
  const translate = useTranslate();
  const id = useFrameId();
  const { section } = state.draft;
  const handleChange = ({ target }: React.ChangeEvent<HTMLSelectElement>) => {
    onEvent({ type: 'section', section: sections.find(({ hash }) => hash === target.value) });
  };
  return (
    <div data-part="field">
      <label htmlFor={id}>{translate('feedback.about')}</label>
      <select id={id} value={section?.hash ?? ''} onChange={handleChange}>
        <option value="">{translate('feedback.wholePage')}</option>
        {sections.map(({ hash, title }) => (
          <option key={hash} value={hash} lang="en">
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

const HINTS = { 1: 'feedback.hintYes', 0: 'feedback.hintNo', none: 'feedback.hint' } as const;

interface CommentFieldProps extends Pick<FeedbackPanelProps, 'state' | 'onEvent'> {
  onKeyDown: (event: React.KeyboardEvent) => void;
}

function CommentField({ state, onEvent, onKeyDown }: CommentFieldProps) {
  const translate = useTranslate();
  const id = useFrameId();
  const { comment, rating } = state.draft;
  const remaining = COMMENT_LIMIT - comment.length;
  const isNearLimit = remaining <= REST_SHOWN;
  return (
    <div data-part="field">
      <label htmlFor={id}>{translate('feedback.comment')}</label>
      <p id={`${id}hint`} data-part="hint">
        {translate(HINTS[rating ?? 'none'])}
      </p>
      <textarea
        id={id}
        rows={3}
        dir="auto"
        lang=""
        maxLength={COMMENT_LIMIT}
        value={comment}
        readOnly={state.status === 'sending'}
        aria-describedby={isNearLimit ? `${id}hint ${id}rest` : `${id}hint`}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        onChange={({ target }) => onEvent({ type: 'comment', text: target.value })}
        onKeyDown={onKeyDown}
      />
      {isNearLimit && (
        <p id={`${id}rest`} data-part="rest" data-full={remaining === 0 || undefined}>
          {translate('feedback.rest', { count: remaining })}
        </p>
      )}
    </div>
  );
}
