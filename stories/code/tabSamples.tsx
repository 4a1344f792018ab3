import {
  CodeBlock,
  CodeTab,
  CodeTabs,
  derivePackageCommands,
  highlightCode,
  PACKAGE_MANAGER_KEY,
  type CodeLanguage,
  type CodeTabsProps,
} from '@vitrine/ui/code';

/** Content of a code tab. */
export interface TabSample {
  name: string;
  language: CodeLanguage;
  code: string;
  title?: string;
}

export type HighlightedTab = TabSample & { html: string };

/** Configuration files of Vite and Next.js, with different numbers of lines. */
export const configTabs: readonly TabSample[] = [
  {
    name: 'Vite',
    language: 'ts',
    title: 'vite.config.ts',
    code: "import { defineConfig } from 'vite';\n\nexport default defineConfig({\n  resolve: { dedupe: ['react'] },\n});",
  },
  {
    name: 'Next.js',
    language: 'js',
    title: 'next.config.mjs',
    code: "export default { transpilePackages: ['@mui/material'] };",
  },
];

/** Derives a tab for every package manager from an npm command. */
export function listPackageTabs(npm: string): TabSample[] {
  const commands = derivePackageCommands(npm);
  return Object.entries(commands).map(([name, code]) => ({ name, language: 'bash', code }));
}

/** Highlights the code of each tab. */
export function highlightTabs(tabs: readonly TabSample[]): Promise<HighlightedTab[]> {
  return Promise.all(
    tabs.map(async (tab) => ({ ...tab, html: await highlightCode(tab.code, tab.language) })),
  );
}

interface SampleTabsProps extends Omit<CodeTabsProps, 'children'> {
  tabs: readonly HighlightedTab[];
}

/** Renders tabs with highlighted code, as the article compiler outputs them. */
export function SampleTabs({ tabs, ...tabsProps }: SampleTabsProps) {
  return (
    <CodeTabs {...tabsProps}>
      {tabs.map(({ name, html, language, title }) => (
        <CodeTab key={name} name={name}>
          <CodeBlock html={html} language={language} {...(title && { title })} />
        </CodeTab>
      ))}
    </CodeTabs>
  );
}

/** Renders the tabs of a code fence with the `packages` option. */
export function PackageSample({ id, tabs }: Pick<SampleTabsProps, 'id' | 'tabs'>) {
  return <SampleTabs id={id} tabs={tabs} storageKey={PACKAGE_MANAGER_KEY} />;
}
