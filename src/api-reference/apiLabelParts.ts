/** Part of a label: text, code or a placeholder for a value. */
export interface LabelPart {
  kind: 'text' | 'code' | 'value';
  text: string;
}

/** Splits a label into text, code in backticks and `{value}` placeholders. */
export function splitLabel(label: string): LabelPart[] {
  return label
    .split(/(`[^`]+`|\{\w+\})/)
    .filter((part) => part !== '')
    .map((part): LabelPart => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return part.startsWith('{')
        ? { kind: 'value', text: part.slice(1, -1) }
        : { kind: 'text', text: part };
    });
}
