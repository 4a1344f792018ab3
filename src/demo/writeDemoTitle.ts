/** Writes the name of a demo for readers: `BasicButtons` is "Basic buttons". */
export function writeDemoTitle(name: string): string {
  const [first = '', ...others] = name.split(/(?=[A-Z][a-z])/);
  return [first, ...others.map((word) => word.toLowerCase())].join(' ');
}
