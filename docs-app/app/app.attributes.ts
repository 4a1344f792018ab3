/** `data-*` attributes of the site, with the meaning of each. */
export const appAttributes = {
  'data-api-layout': 'Layout of API tables, on `html`: `table` or `collapsed`.',
  'data-article': "Element around the article's HTML; only tests of the site read it.",
  'data-demo-start': 'Element before a demo that gets the focus when the demo is reset.',
  'data-early': 'Part or button whose clicks the bootstrap script queues until it is hydrated.',
  'data-error-code': '`html` when the URL has an error code.',
  'data-live': 'Demo stage or part with queued clicks that is hydrated.',
  'data-providers': "URL of the product's demo providers, on the stage.",
  'data-rests': '`html` once the browser is idle; CSS then lays out closed popovers.',
  'data-scroll': '`html` while a click on an in-page link scrolls; CSS then animates the scroll.',
  'data-static': '`html` or demo stage that failed to hydrate, so that its clicks are not queued.',
  'data-switching': '`html` while a mode change disables transitions.',
  'data-theme': "`style` with a product's theme variables: URL of its demo providers.",
} as const;
