import { splitCode } from '../internal/splitCode.ts';

/** Part of a label: text, code or a placeholder for a value. */
export interface LabelPart {
  kind: 'text' | 'code' | 'value';
  text: string;
}

/** Splits a label into text, code in backticks and `{value}` placeholders. */
export function splitLabel(label: string): LabelPart[] {
  return splitCode(label).flatMap((part) =>
    part.kind === 'code' ? [part] : splitValues(part.text),
  );
}

function splitValues(text: string): LabelPart[] {
  return text
    .split(/(\{\w+\})/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('{')
        ? { kind: 'value', text: part.slice(1, -1) }
        : { kind: 'text', text: part },
    );
}
