import * as React from 'react';
import ThumbDownIcon from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpIcon from '@mui/icons-material/ThumbUpOutlined';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { useFrameId } from '../internal/useFrameId.ts';
import type { FeedbackSection, Rating } from './feedback.types.ts';
import { FeedbackRoot } from './FeedbackForm.styles.ts';
import { isPanelOpen, outcomeOf } from './feedbackMachine.ts';
import { FeedbackPanel, type FeedbackPanelProps } from './FeedbackPanel.tsx';

export interface FeedbackFormProps extends FeedbackPanelProps {
  /** Finds the section to select when the form opens. */
  findSection?: () => FeedbackSection | undefined;
  /** Ref to the root element. */
  ref?: React.Ref<HTMLElement>;
}

/** Renders the rating buttons, the comment panel and the status message (FBK-1, FBK-2). */
export function FeedbackForm({ state, sections, findSection, onEvent, ref }: FeedbackFormProps) {
  const translate = useTranslate();
  const outcome = outcomeOf(state);
  const isSending = state.status === 'sending' || undefined;
  const handleOpen = (rating?: Rating) =>
    onEvent({ type: 'open', rating, section: findSection?.() });
  const question = useFrameId();
  return (
    <FeedbackRoot ref={ref} data-feedback={state.status} lang={useInterfaceLang()}>
      <div role="group" aria-labelledby={question} data-part="question">
        <p id={question}>{translate('feedback.question')}</p>
        {RATINGS.map(({ rating, label, Icon }) => (
          <button
            key={rating}
            type="button"
            value={rating}
            aria-pressed={state.draft.rating === rating}
            aria-disabled={isSending}
            onClick={() => handleOpen(rating)}
          >
            <Icon aria-hidden="true" />
            {translate(label)}
          </button>
        ))}
        <button
          type="button"
          value="none"
          data-quiet=""
          aria-disabled={isSending}
          onClick={() => handleOpen()}
        >
          {translate('feedback.open')}
        </button>
      </div>
      {isPanelOpen(state) && <FeedbackPanel state={state} sections={sections} onEvent={onEvent} />}
      <p role="status" data-outcome={outcome}>
        {outcome && translate(`feedback.${outcome}`)}
      </p>
    </FeedbackRoot>
  );
}

interface RatingButton {
  rating: Rating;
  label: string;
  Icon: typeof ThumbUpIcon;
}

const RATINGS: readonly RatingButton[] = [
  { rating: 1, label: 'feedback.yes', Icon: ThumbUpIcon },
  { rating: 0, label: 'feedback.no', Icon: ThumbDownIcon },
];
