/** States that an element has only while it is hovered, pressed or focused. */
const POINTER_STATES = ['hover', 'active', 'focus'] as const;

export type PointerState = (typeof POINTER_STATES)[number];

// Each substitute has the specificity of the state that it replaces: one pseudo-class.
const ENABLED = ':where(:not(:disabled, [aria-disabled="true"], .Mui-disabled))';
const ANY = `:nth-child(n)${ENABLED}`;
const FOCUSABLE = `:is([href], button, input, select, textarea, summary, [tabindex])${ENABLED}`;

const SUBSTITUTES: Readonly<Record<PointerState, readonly (readonly [RegExp, string])[]>> = {
  hover: [[/(?<!\\):hover(?![-\w])/g, ANY]],
  active: [[/(?<!\\):(?:hover|active)(?![-\w])/g, ANY]],
  focus: [
    [/(?<!\\):focus-within(?![-\w])/g, `:has(${FOCUSABLE})`],
    [/(?<!\\):focus(?:-visible)?(?![-\w])/g, FOCUSABLE],
  ],
};

/** Parses the state that is selected in the toolbar; returns undefined for other values. */
export function parsePointerState(value: unknown): PointerState | undefined {
  return POINTER_STATES.find((state) => state === value);
}

/**
 * Rewrites a selector to match every element that supports the state. Returns undefined when the
 * selector has no pseudo-class to replace.
 */
export function writeState(selector: string, state: PointerState): string | undefined {
  const written = SUBSTITUTES[state].reduce(
    (text, [pattern, substitute]) => text.replace(pattern, substitute),
    selector,
  );
  return written === selector ? undefined : written;
}
