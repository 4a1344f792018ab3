/** States that an element has only while somebody points at it, presses it, or has come to it with the keyboard. */
export const POINTER_STATES = ['hover', 'active', 'focus'] as const;

export type PointerState = (typeof POINTER_STATES)[number];

// Each of these weighs as much as the state that it stands for: one pseudo-class.
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

/** Finds the state that the toolbar asks for; anything unknown is none. */
export function parsePointerState(value: unknown): PointerState | undefined {
  return POINTER_STATES.find((state) => state === value);
}

/** Rewrites a selector for all that could be in a state; gives none if it is not about that state. */
export function writeState(selector: string, state: PointerState): string | undefined {
  const written = SUBSTITUTES[state].reduce(
    (text, [pattern, substitute]) => text.replace(pattern, substitute),
    selector,
  );
  return written === selector ? undefined : written;
}
