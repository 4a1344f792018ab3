interface Offer {
  type: string;
  quality: number;
}

/** Parses an `Accept` header; ignores parameters other than `q`. */
function parseAccept(header: string): Offer[] {
  return header.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((text) => /^q\s*=/.test(text))?.replace(/^q\s*=\s*/, '');
    const value = quality === undefined ? 1 : Number(quality);
    return { type, quality: value >= 0 && value <= 1 ? value : 0 };
  });
}

/** Returns the quality of the most specific offer that matches a type; 0 without a match. */
function qualityOf(offers: readonly Offer[], type: string): number {
  const ranges = [type, `${type.split('/')[0]}/*`, '*/*'];
  const match = ranges
    .map((range) => offers.find((offer) => offer.type === range))
    .find((offer) => offer !== undefined);
  return match?.quality ?? 0;
}

/** Returns whether `Accept` names Markdown and does not prefer HTML (RFC 9110, 12.5.1). */
export function acceptsMarkdown(header = ''): boolean {
  const offers = parseAccept(header);
  const named = offers.find(({ type }) => type === 'text/markdown');
  return (
    named !== undefined && named.quality > 0 && named.quality >= qualityOf(offers, 'text/html')
  );
}
