/** `data-*` attributes of elements whose clicks are sent to Google Analytics (ANA-2). */
export const analyticsAttributes = {
  'data-ga-event-action': 'Action of the click event, sent as `eventAction`.',
  'data-ga-event-category': 'Name of the click event; the closest element that has it counts.',
  'data-ga-event-label': 'Label of the click event, sent as `eventLabel`.',
  'data-ga-event-split': 'Share of the clicks to send, from 0 to 1. Only authors set it.',
} as const;
