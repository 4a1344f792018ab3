/** Formats the name of a demo as a title: `BasicButtons` becomes "Basic buttons". */
export function writeDemoTitle(name: string): string {
  const words = name.split(/(?=[A-Z][a-z])/);
  return words.map((word, at) => (at === 0 ? word : word.toLowerCase())).join(' ');
}
