import type { FeedbackPage, FeedbackPort } from './feedback.types.ts';
import { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
import { useFeedback } from './useFeedback.ts';

export interface PageFeedbackProps
  extends FeedbackPage, Pick<FeedbackFormProps, 'sections' | 'findSection'> {
  /** Sends a message to the configured endpoint. */
  port: FeedbackPort;
}

/** Renders the feedback form and sends a message once. A failure allows a retry (FBK-1, FBK-2). */
export function PageFeedback({ port, sections, findSection, ...page }: PageFeedbackProps) {
  const { state, dispatch, ref } = useFeedback(port, page);
  return (
    <FeedbackForm
      ref={ref}
      state={state}
      sections={sections}
      findSection={findSection}
      onEvent={dispatch}
    />
  );
}
