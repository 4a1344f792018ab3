/** `data-*` attributes of the feedback form, with the meaning of each. */
export const feedbackAttributes = {
  'data-feedback': 'Root of the form: a value of `FeedbackStatus`. Only tests read it.',
  'data-outcome': 'Result on the status message: `sent` or `failed`.',
} as const;
