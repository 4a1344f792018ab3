export { createFeedbackPort, type FeedbackPortOptions } from './createFeedbackPort.ts';
export { COMMENT_LIMIT, SEND_TIMEOUT_MS, SENT_MS } from './feedback.constants.ts';
export type * from './feedback.types.ts';
export type { Feedback } from './feedbackSchema.ts';
export { findFeedbackSection } from './findFeedbackSection.ts';
export { FeedbackForm, type FeedbackFormProps } from './FeedbackForm.tsx';
export { initialFeedback, reduceFeedback } from './feedbackMachine.ts';
export { PageFeedback, type PageFeedbackProps } from './PageFeedback.tsx';
