/** `data-*` attributes of the sponsor block, with the meaning of each. */
export const adAttributes = {
  'data-ad': 'Root of a sponsor block (contract).',
  'data-ad-appeal': 'Appeal to users who block ads.',
  'data-ad-by': 'Label that marks the card as an ad and names its provider.',
  'data-ad-card': 'Card of an in-house ad, or of an ad from the feed.',
  'data-ad-frame': 'Element that the ad iframe is inserted into.',
  'data-ad-from': 'Source of the external ad, on the root: `feed` or `frame`.',
  'data-ad-part': 'Part of the card that an ad fills: `link`, `picture`, `text` or `by`.',
  'data-ad-settings': 'JSON of `AdSettings` for the script of the page, on the root.',
  'data-ad-shape': 'Shape of the ad, on the root: `image` or `inline`.',
  'data-ad-state': 'Status of the block, on the root: a value of `AdStatus` (contract).',
  'data-ad-words': 'Text of the card, beside its picture.',
} as const;
