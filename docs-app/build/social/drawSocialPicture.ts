import { breakLines, canDraw, drawLine } from './layOutText.ts';

export interface SocialPicture {
  title: string;
  description: string;
  /** Product and version, or the site's name. */
  context: string;
}

/** Size of a social picture in pixels. */
export const SOCIAL_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 84;
const COLORS = { background: '#0f1219', text: '#eceef4', muted: '#a9b1c2', accent: '#a5b6ff' };
const TITLE = { size: 84, width: 1030, maxLines: 2, leading: 98 };
const DESCRIPTION = { size: 36, width: 1030, maxLines: 3, leading: 52 };

/**
 * Draws the picture that social networks show for a page, as an SVG with text as paths.
 * Shows only the context when the font has no glyphs for the title.
 */
export function drawSocialPicture({ context, ...texts }: SocialPicture): string {
  const title = canDraw(texts.title) ? texts.title : context;
  const description = title === texts.title && canDraw(texts.description) ? texts.description : '';
  const { width, height } = SOCIAL_SIZE;
  const titleLines = breakLines(title, TITLE);
  const textTop = 250 + titleLines.length * TITLE.leading - 10;
  const draw = (lines: readonly string[], { size, leading }: typeof TITLE, top: number) =>
    lines
      .map((line, index) => drawLine(line, { x: MARGIN, y: top + index * leading, size }))
      .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="${width}" height="${height}" fill="${COLORS.background}"/>
<rect width="${width}" height="10" fill="${COLORS.accent}"/>
<g transform="translate(${MARGIN} 76) scale(2.4)" fill="none" stroke="${COLORS.accent}" stroke-linecap="round" stroke-linejoin="round"><rect x="2" y="2" width="22" height="22" rx="6" stroke-width="2"/><path d="M8 8l5 10 5-10" stroke-width="2.5"/></g>
<g fill="${COLORS.muted}">${drawLine(context, { x: MARGIN + 86, y: 120, size: 38 })}</g>
<g fill="${COLORS.text}" stroke="${COLORS.text}" stroke-width="70">${draw(titleLines, TITLE, 270)}</g>
<g fill="${COLORS.muted}">${draw(breakLines(description, DESCRIPTION), DESCRIPTION, textTop)}</g>
</svg>`;
}
