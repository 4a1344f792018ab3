/** Lists the unique ids in text: `NAV-15`, `NAV-18..25`, `WCAG 1.4.10`, `WCAG 2.1.1, 2.4.7`. */
export function listIds(text: string): string[] {
  return [...new Set([...listClauses(text), ...listCriteria(text)])];
}

function listClauses(text: string): string[] {
  return Array.from(text.matchAll(/\b([A-Z][A-Z\d]+)-(\d+)(?:\.\.(\d+))?/g), (match) => {
    const [, prefix = '', from = '', to = from] = match;
    const count = Math.max(Number(to) - Number(from) + 1, 0);
    return Array.from({ length: count }, (_, index) => `${prefix}-${Number(from) + index}`);
  }).flat();
}

function listCriteria(text: string): string[] {
  return Array.from(text.matchAll(/\bWCAG (\d\.\d\.\d+(?:, \d\.\d\.\d+)*)/g), ([, numbers = '']) =>
    numbers.split(', ').map((number) => `WCAG ${number}`),
  ).flat();
}
