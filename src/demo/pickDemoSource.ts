import type { CodeStyling, CodeVariant } from '../settings/settings.types.ts';
import type { DemoSource } from './demo.types.ts';

/** What the reader wants to read. */
export interface SourcePreference {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** Picks the styling to show: the wanted one, or else the demo's first. */
export function pickStyling(
  stylings: readonly CodeStyling[],
  wanted: CodeStyling,
): CodeStyling | undefined {
  return stylings.includes(wanted) ? wanted : stylings[0];
}

/** Picks the source to show: the styling matters most, and a demo without it shows what it has. */
export function pickDemoSource<Source extends Pick<DemoSource, 'variant' | 'styling'>>(
  sources: readonly [Source, ...Source[]],
  { codeVariant, codeStyling }: SourcePreference,
): Source {
  const shown = pickStyling(
    sources.map(({ styling }) => styling),
    codeStyling,
  );
  const pool = sources.filter(({ styling }) => styling === shown);
  return pool.find(({ variant }) => variant === codeVariant) ?? pool[0] ?? sources[0];
}
