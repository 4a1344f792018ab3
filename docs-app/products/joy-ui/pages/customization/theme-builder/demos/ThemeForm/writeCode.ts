/** Returns the code of a module that exports a theme with the options. */
export function writeCode(options: object): string {
  const json = JSON.stringify(options, null, 2).replaceAll(/"(\w+)":/g, '$1:');
  return `import { extendTheme } from '@mui/joy/styles';\n\nexport const theme = extendTheme(${json});\n`;
}
