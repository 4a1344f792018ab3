import type { ComponentChoice } from '@vitrine/ui/core';

/** Writes as Markdown when to use or avoid the components of a page, and the alternatives. */
export function writeChoice(
  { useWhen, avoidWhen, instead }: ComponentChoice,
  translate: (key: string) => string,
): string {
  const others = instead.map(({ when, title, pathname }) => `${when}: [${title}](${pathname})`);
  return [
    writeReasons(translate('choice.use'), useWhen),
    writeReasons(translate('choice.avoid'), [...avoidWhen, ...others]),
  ]
    .filter(Boolean)
    .join('\n\n');
}

function writeReasons(title: string, reasons: readonly string[]): string {
  if (reasons.length === 0) return '';
  return [`**${title}**`, reasons.map((reason) => `- ${reason}`).join('\n')].join('\n\n');
}
