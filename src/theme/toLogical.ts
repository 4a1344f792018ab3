/** Maps physical sides to logical sides in left-to-right text. */
const LINE_SIDES: Readonly<Record<string, string>> = { left: 'inline-start', right: 'inline-end' };

const BOX = /^((?:scroll-)?(?:margin|padding)|border)-(left|right)((?:-\w+)?)$/;
const CORNER = /^border-(top|bottom)-(left|right)-radius$/;
const BOX_SHORTHAND = /^(?:(?:scroll-)?(?:margin|padding)|inset)$/;

/**
 * Rewrites a left-to-right declaration so that it works in both directions.
 * For example, `margin-left` becomes `margin-inline-start`.
 * Returns undefined when CSS has no logical equivalent, or when the declaration needs none.
 */
export function toLogical(property: string, value: string): string | undefined {
  const name = nameLogically(property);
  if (name !== undefined) return `${name}:${value};`;
  if (BOX_SHORTHAND.test(property)) return splitSides(property, value);
  const [side = '', important = ''] = value.split(/(?=!)/);
  const word = LINE_SIDES[side.trim()];
  if (word === undefined) return undefined;
  if (property === 'text-align') return `text-align:${word.replace('inline-', '')}${important};`;
  return /^(float|clear)$/.test(property) ? `${property}:${word}${important};` : undefined;
}

function nameLogically(property: string): string | undefined {
  const inset = LINE_SIDES[property];
  if (inset !== undefined) return `inset-${inset}`;
  const name = property
    .replace(
      BOX,
      (_, box: string, side: string, part: string) => `${box}-${LINE_SIDES[side]}${part}`,
    )
    .replace(CORNER, (_, block: string, corner: string) => {
      const end = corner === 'left' ? 'start' : 'end';
      return `border-${block === 'top' ? 'start' : 'end'}-${end}-radius`;
    });
  return name === property ? undefined : name;
}

/** Splits a shorthand of four values into block and inline properties if left and right differ. */
function splitSides(shorthand: string, value: string): string | undefined {
  const [sides = '', important = ''] = value.split(/(?=!important)/);
  const [top, right, bottom, left, more] = splitValues(sides);
  if (left === undefined || more !== undefined || left === right) return undefined;
  const block = `${shorthand}-block:${top} ${bottom}${important};`;
  return `${block}${shorthand}-inline:${left} ${right}${important};`;
}

/** Splits a CSS value at spaces outside parentheses. */
function splitValues(value: string): string[] {
  return Array.from(value.matchAll(/(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g), String);
}
