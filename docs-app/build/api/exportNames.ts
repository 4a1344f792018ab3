/** Capitalized identifier, such as `Éclair` or `$Box`. */
const CAPITALIZED = String.raw`\$*[\p{Lu}\p{Lo}][\p{ID_Continue}$]*`;

/** Matches the name of a component, such as `Dialog`. */
export const SIMPLE_NAME = new RegExp(`^${CAPITALIZED}$`, 'u');

/** Matches `Dialog`, and `Dialog.Root` of a namespace. */
export const COMPONENT_NAME = new RegExp(String.raw`^${CAPITALIZED}(?:\.${CAPITALIZED})?$`, 'u');

/** Matches the name of a hook. */
export const HOOK_NAME = /^use\p{Lu}[\p{ID_Continue}$]*$/u;

/** Writes the import statement of an export, under another name if the names differ. */
export function writeImport(name: string, exportName: string, source: string): string {
  if (exportName === 'default') return `import ${name} from '${source}';`;
  const specifier = exportName === name ? name : `${exportName} as ${name}`;
  return `import { ${specifier} } from '${source}';`;
}
