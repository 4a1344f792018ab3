import type { CodeStyling, CodeVariant } from '../settings/settings.types.ts';
import type { DemoSource } from './demo.types.ts';

/** Language and styling that the user prefers. */
export interface SourcePreference {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** Returns the preferred styling if the demo has it, else the demo's first styling. */
export function pickStyling(
  stylings: readonly CodeStyling[],
  preferredStyling: CodeStyling,
): CodeStyling | undefined {
  return stylings.includes(preferredStyling) ? preferredStyling : stylings[0];
}

/** Picks a source by styling, then by variant. Falls back to the first source of the styling. */
export function pickDemoSource<Source extends Pick<DemoSource, 'variant' | 'styling'>>(
  sources: readonly [Source, ...Source[]],
  { codeVariant, codeStyling }: SourcePreference,
): Source {
  const pickedStyling = pickStyling(
    sources.map(({ styling }) => styling),
    codeStyling,
  );
  const pool = sources.filter(({ styling }) => styling === pickedStyling);
  return pool.find(({ variant }) => variant === codeVariant) ?? pool[0] ?? sources[0];
}
