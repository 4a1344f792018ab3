import type { Translate } from '../i18n/index.ts';
import type { VerdictMode } from './evidence.types.ts';

/** Formats a color mode and text direction, such as `Dark, right to left`. */
export function nameMode(
  { mode, direction }: Pick<VerdictMode, 'mode' | 'direction'>,
  translate: Translate,
): string {
  return [
    translate(mode === 'dark' ? 'verdict.dark' : 'verdict.light'),
    ...(direction === 'rtl' ? [translate('verdict.rightToLeft')] : []),
  ].join(', ');
}
