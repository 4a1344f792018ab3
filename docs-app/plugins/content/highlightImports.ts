import { highlightCode, type HookApi } from '@vitrine/ui/core';

/** Adds to functions the highlighted statements that import them. */
export function highlightImports(
  hooks: readonly HookApi[],
): Promise<{ hook: HookApi; importHtml: string }[]> {
  return Promise.all(
    hooks.map(async (hook) => ({
      hook,
      importHtml: await highlightCode(hook.imports.join('\n// or\n'), 'tsx'),
    })),
  );
}
