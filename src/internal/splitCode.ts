/** Part of a text: plain text, or code without its backticks. */
export interface TextPart {
  kind: 'text' | 'code';
  text: string;
}

/** Splits text into plain text and the code between backticks. */
export function splitCode(text: string): TextPart[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index): TextPart => ({ kind: index % 2 === 1 ? 'code' : 'text', text: part }))
    .filter((part) => part.text !== '');
}
