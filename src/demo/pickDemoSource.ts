import type { CodeStyling, CodeVariant } from '../settings/settings.types.ts';
import type { DemoSource } from './demo.types.ts';

/** What the reader wants to read. */
export interface SourcePreference {
  codeVariant: CodeVariant;
  codeStyling: CodeStyling;
}

/** Picks the source to show: the styling matters most, and a demo without it shows what it has. */
export function pickDemoSource<Source extends Pick<DemoSource, 'variant' | 'styling'>>(
  sources: readonly [Source, ...Source[]],
  { codeVariant, codeStyling }: SourcePreference,
): Source {
  const styled = sources.filter(({ styling }) => styling === codeStyling);
  const pool = styled.length > 0 ? styled : sources;
  return pool.find(({ variant }) => variant === codeVariant) ?? pool[0] ?? sources[0];
}
