import type { Plugin } from 'vite';

/**
 * Creates a plugin for a data module such as `virtual:api-coverage`: one export per key. The
 * development server reads the data again when a file changes for which `isSource` returns true.
 */
export function virtualModule(
  id: string,
  read: () => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>,
  isSource: (file: string) => boolean = () => false,
): Plugin {
  const resolved = `\0${id}`;
  return {
    name: `vitrine:${id.replace('virtual:', '')}`,
    resolveId: (source) => (source === id ? resolved : undefined),
    async load(source) {
      if (source !== resolved) return undefined;
      const entries = Object.entries(await read());
      return entries
        .map(([name, data]) => `export const ${name} = ${JSON.stringify(data)};`)
        .join('\n');
    },
    hotUpdate({ file, modules }) {
      const module = isSource(file) && this.environment.moduleGraph.getModuleById(resolved);
      return module ? [...modules, module] : undefined;
    },
  };
}
