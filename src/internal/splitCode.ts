/** Part of a text: plain, or code that the text has in backticks. */
export interface TextPart {
  kind: 'text' | 'code';
  text: string;
}

/** Splits a text into plain text and the code in backticks. */
export function splitCode(text: string): TextPart[] {
  return text
    .split(/`([^`]+)`/)
    .map((part, index): TextPart => ({ kind: index % 2 === 1 ? 'code' : 'text', text: part }))
    .filter((part) => part.text !== '');
}
