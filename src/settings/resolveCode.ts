import {
  CODE_STYLINGS,
  CODE_VARIANTS,
  DEFAULT_CODE_STYLING,
  DEFAULT_CODE_VARIANT,
} from './settings.constants.ts';
import type { CodeStyling, CodeVariant } from './settings.types.ts';

interface CodeSources {
  /** Hash of the URL, with or without `#`. */
  hash: string;
  /** Value of the cookie that stores the user's choice. */
  stored: string | undefined;
}

const STYLING_OF_PREFIX: readonly (readonly [RegExp, CodeStyling])[] = [
  [/(?:^|[^a-z\d])tailwind-/i, 'Tailwind'],
  [/(?:^|[^a-z\d])css-/i, 'CSS'],
  [/(?:^|[^a-z\d])system-/i, 'MUI System'],
];

/** Resolves the language of a demo's source. The hash overrides the cookie (COD-1, COD-2). */
export function resolveCodeVariant({ hash, stored }: CodeSources): CodeVariant {
  if (hash.endsWith('.js')) return 'JS';
  if (hash.endsWith('.tsx')) return 'TS';
  return CODE_VARIANTS.find((variant) => variant === stored) ?? DEFAULT_CODE_VARIANT;
}

/** Resolves the styling of a demo's source. The hash overrides the cookie (COD-3, COD-4). */
export function resolveCodeStyling({ hash, stored }: CodeSources): CodeStyling {
  const named = STYLING_OF_PREFIX.find(([prefix]) => prefix.test(hash))?.[1];
  return named ?? CODE_STYLINGS.find((styling) => styling === stored) ?? DEFAULT_CODE_STYLING;
}
