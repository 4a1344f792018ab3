/** Name of a quality gate that a defect can fail. */
export type GateName = 'types' | 'lint' | 'imports' | 'unit' | 'stories' | 'pictures';

/** Typical mistake that a test inserts into the sources to prove that a gate fails. */
export interface Defect {
  name: string;
  /** Path of the changed file. */
  file: string;
  /** Text that occurs once in the file, and its replacement. */
  from: string;
  to: string;
  /** Gate that must fail. */
  gate: GateName;
  /** Earlier gates that must fail too; no other gate may. */
  also?: readonly GateName[];
  /** Pattern in the output of the gate. */
  says: RegExp;
  /** Stories to run and capture; without any, the workbench is not built. */
  stories?: readonly string[];
}

const COPY = 'docs-ui-code-copybutton';
const PAGER = 'docs-ui-page-pagination--default';

export const defects: readonly Defect[] = [
  {
    name: 'a label is removed',
    file: 'src/settings/SpacingStepper.tsx',
    from: 'aria-label={label}',
    to: 'data-label={label}',
    gate: 'stories',
    says: /Unable to find .*role "button"|button-name/s,
    stories: ['docs-ui-settings-spacingstepper--default'],
  },
  {
    name: 'a focus ring is removed',
    file: 'src/theme/siteCss.ts',
    from: ':focus-visible{outline:2px solid var(--docs-palette-primary-main);outline-offset:2px}',
    to: ':focus-visible{outline:none}',
    gate: 'pictures',
    says: /docs-ui-settings-settingsdrawer--keyboard/,
    stories: ['docs-ui-settings-settingsdrawer--keyboard'],
  },
  {
    name: 'a color is off by one',
    file: 'src/theme/tokens.ts',
    from: "secondary: '#49505f'",
    to: "secondary: '#495060'",
    gate: 'pictures',
    says: new RegExp(PAGER),
    stories: [PAGER],
  },
  {
    name: 'a play function no longer clicks',
    file: 'stories/code/CopyButton.stories.tsx',
    from: `    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }));
    const since`,
    to: `    await userEvent.unhover(canvas.getByRole('button', { name: 'Copy the code' }));
    const since`,
    gate: 'stories',
    says: /name "?`?Copied/,
    stories: [`${COPY}--copied`],
  },
  {
    name: 'a story is deleted',
    file: 'stories/code/CopyButton.stories.tsx',
    from: `export const OtherName: Story = {
  parameters: { clauses: ['WCAG 4.1.2'] },
  args: { text: 'https://docs.example/', label: 'Copy the link' },
  render: ({ label = '', ...args }, { globals: { language } }) => (
    <CopyButton {...args} label={language === 'zh' ? '复制链接' : label} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy the link' })).toBeVisible();
  },
};
`,
    to: '',
    gate: 'types',
    says: /"OtherName"/,
  },
  {
    name: 'an image loads from another origin',
    file: 'src/page/Pagination.tsx',
    from: "    <PagerRoot aria-label={translate('page.pager')}>",
    to: `    <PagerRoot aria-label={translate('page.pager')}>
      <img src="https://pictures.example/arrow.png" alt="" />`,
    gate: 'stories',
    says: /request to another origin: https:\/\/pictures\.example/,
    stories: [PAGER],
  },
  {
    name: 'text lacks contrast in dark mode',
    file: 'src/theme/tokens.ts',
    from: "secondary: '#a9b1c2'",
    to: "secondary: '#4a5060'",
    gate: 'stories',
    says: /axe \(dark\b.*color-contrast/,
    stories: [PAGER],
  },
  {
    name: 'a target is too small',
    file: 'src/demo/DemoToolbar.styles.ts',
    from: "'& [data-actions] button': { inlineSize: 'max(32px, 1.5rem)', padding: 0 },",
    to: "'& [data-actions] button': { inlineSize: 16, blockSize: 16, minBlockSize: 0, padding: 0 },",
    gate: 'stories',
    says: /target-size/,
    stories: ['docs-ui-demo-demotoolbar--one-styling'],
  },
  {
    name: 'the library imports the site',
    file: 'src/page/Pagination.tsx',
    from: "import type { PageLink } from './pageData.types.ts';",
    to: `import type { PageLink } from './pageData.types.ts';
import '../../docs-app/model/documentTitle.ts';`,
    gate: 'imports',
    // The project references of TypeScript have the same rule.
    also: ['types'],
    says: /library-without-site/,
  },
  {
    name: 'a translation is missing',
    file: 'docs-app/translations/ui-zh.json',
    from: '  "verdict.used": "交互通过"',
    to: '  "verdict.used2": "交互通过"',
    gate: 'unit',
    says: /verdict\.used/,
  },
  {
    name: 'the proof of a clause is missing',
    file: 'src/i18n/languages.test.ts',
    from: "describe('dictionaryLanguage (I18N-1)'",
    to: "describe('dictionaryLanguage'",
    gate: 'unit',
    says: /I18N-1 U/,
  },
  {
    name: 'a play function never ends',
    file: 'stories/page/Pagination.stories.tsx',
    from: `    await expect(canvas.getByRole('link', { name: 'Previous Alert' }))`,
    to: `    await new Promise(() => {});
    await expect(canvas.getByRole('link', { name: 'Previous Alert' }))`,
    gate: 'stories',
    says: /did not settle within 20 s/,
    stories: [PAGER],
  },
];
