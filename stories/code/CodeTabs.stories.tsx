import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { CodeBlock, CodeTab, CodeTabs } from '@vitrine/ui/code';
import { createTabsStorage } from './createTabsStorage.ts';
import {
  configTabs,
  highlightTabs,
  listPackageTabs,
  SampleTabs,
  type HighlightedTab,
  type TabSample,
} from './tabSamples.tsx';
import { withCodeTabs } from './withCodeTabs.tsx';

const KEY = 'codeblock-package-manager';
const storage = createTabsStorage();
const packageTabs = listPackageTabs('npm install @mui/material @emotion/react @emotion/styled');

const meta = {
  title: 'Docs UI/Code/CodeTabs',
  component: CodeTabs,
  decorators: [withCodeTabs],
  args: { id: 'tabs', storageKey: 'package-manager' },
  argTypes: { children: { control: false } },
  parameters: { storage, tabs: packageTabs, stored: undefined },
  loaders: [
    async ({ parameters }) => ({ tabs: await highlightTabs(parameters.tabs as TabSample[]) }),
  ],
  beforeEach: ({ parameters }) => {
    storage.values.clear();
    const stored = parameters.stored as string | undefined;
    if (stored !== undefined) storage.values.set(KEY, stored);
  },
  // Each story needs unique ids, because the docs page renders the stories together.
  render: (args, { loaded, id }) => (
    <SampleTabs {...args} id={id} tabs={loaded.tabs as HighlightedTab[]} />
  ),
} satisfies Meta<typeof CodeTabs>;

export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Checks that one tab is selected, and that only its panel is visible. */
async function expectShown(canvas: Canvas, name: string): Promise<void> {
  await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(name);
  const [panel, ...otherPanels] = canvas.getAllByRole('tabpanel');
  await expect(otherPanels).toEqual([]);
  await expect(panel).toHaveAccessibleName(name);
}

/** Shows an npm command and its equivalents for pnpm, yarn and bun. */
export const PackageManagers: Story = {
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('tab').map(({ textContent }) => textContent);
    await expect(names).toEqual(['npm', 'pnpm', 'yarn', 'bun']);
    await expect(canvas.getByRole('tablist', { name: 'Versions of the code' })).toBeVisible();
    await expectShown(canvas, 'npm');
  },
};

/** Shows and stores the clicked tab. */
export const Chosen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'yarn' }));
    await expectShown(canvas, 'yarn');
    const [panel] = canvas.getAllByRole('tabpanel');
    await expect(panel?.querySelector('code')?.textContent).toBe(
      'yarn add @mui/material @emotion/react @emotion/styled',
    );
    await expect([...storage.values]).toEqual([[KEY, 'yarn']]);
  },
};

/** Shows the tab that an earlier visit stored. */
export const Remembered: Story = {
  parameters: { stored: 'pnpm' },
  play: async ({ canvas }) => expectShown(canvas, 'pnpm'),
};

/** Shows the first tab when the stored tab name is unknown. */
export const UnknownStored: Story = {
  parameters: { stored: 'cargo' },
  play: async ({ canvas }) => expectShown(canvas, 'npm'),
};

/** Selects the code tab that was selected in another browser tab, without a layout shift. */
export const ChosenElsewhere: Story = {
  play: async ({ canvas, canvasElement }) => {
    const height = canvasElement.scrollHeight;
    storage.writeOutside(KEY, 'bun');
    await expectShown(canvas, 'bun');
    await expect(canvasElement.scrollHeight).toBe(height);
  },
};

/** Moves focus with the arrow keys, Home and End. The focused tab is selected. */
export const Keyboard: Story = {
  // Right-to-left direction reverses the arrow keys, which the next story covers.
  parameters: {
    clauses: ['WCAG 2.1.1'],
    chromatic: { modes: { 'right to left': { disable: true } } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'npm' })).toHaveFocus();
    const steps = [
      ['{ArrowRight}', 'pnpm'],
      ['{ArrowLeft}{ArrowLeft}', 'bun'],
      ['{ArrowRight}', 'npm'],
      ['{End}', 'bun'],
      ['{Home}', 'npm'],
    ] as const;
    for (const [keys, name] of steps) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { name })).toHaveFocus();
      await expectShown(canvas, name);
    }
    await userEvent.tab();
    const [panel] = canvas.getAllByRole('tabpanel');
    await expect(panel?.querySelector('pre')).toHaveFocus();
  },
};

/** Moves the selection in the direction of the arrow key on a right-to-left page. */
export const RightToLeft: Story = {
  parameters: { clauses: ['WCAG 2.1.1'] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const npm = canvas.getByRole('tab', { name: 'npm' });
    const pnpm = canvas.getByRole('tab', { name: 'pnpm' });
    await expect(npm.getBoundingClientRect().left).toBeGreaterThan(
      pnpm.getBoundingClientRect().left,
    );
    npm.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expectShown(canvas, 'pnpm');
    await userEvent.keyboard('{ArrowRight}');
    await expectShown(canvas, 'npm');
  },
};

/** Shows one tab per code fence. Each code fence has a different language and title. */
export const OfFences: Story = {
  args: { storageKey: 'bundler' },
  parameters: { tabs: configTabs },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('vite.config.ts')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Next.js' }));
    await expect(canvas.getByText('next.config.mjs')).toBeVisible();
    await expect(canvas.getByText('vite.config.ts')).not.toBeVisible();
  },
};

/** Stores no selection without a storage key. The group is as high as the visible code block. */
export const NotRemembered: Story = {
  args: { storageKey: '' },
  parameters: { tabs: configTabs },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('[data-code-tabs]');
    const height = root?.clientHeight ?? 0;
    await userEvent.click(canvas.getByRole('tab', { name: 'Next.js' }));
    await expectShown(canvas, 'Next.js');
    await expect(root?.clientHeight).toBeLessThan(height);
    await expect([...storage.values]).toEqual([]);
  },
};

/** Shows a tab that contains two code blocks. */
export const SeveralBlocks: Story = {
  parameters: { tabs: configTabs },
  render: (_, { loaded, id }) => {
    const blocks = (loaded.tabs as HighlightedTab[]).map(({ name, html, language }) => (
      <CodeBlock key={name} html={html} language={language} title={name} />
    ));
    return (
      <CodeTabs id={id}>
        <CodeTab name="Both">{blocks}</CodeTab>
        <CodeTab name="One">{blocks[0]}</CodeTab>
      </CodeTabs>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expectShown(canvas, 'Both');
    await expect(canvas.getAllByRole('button', { name: 'Copy the code' }).length).toBe(2);
    await userEvent.click(canvas.getByRole('tab', { name: 'One' }));
    await expect(canvas.getAllByRole('button', { name: 'Copy the code' }).length).toBe(1);
  },
};

/** Selects the same tab in two groups with the same storage key. */
export const TwoGroups: Story = {
  render: (_, { loaded, id }) => (
    <>
      {['first', 'second'].map((name) => (
        <section key={name} aria-label={name}>
          <SampleTabs
            id={`${id}-${name}`}
            storageKey="package-manager"
            tabs={loaded.tabs as HighlightedTab[]}
          />
        </section>
      ))}
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second] = ['first', 'second'].map((name) =>
      within(canvas.getByRole('region', { name })),
    );
    if (!first || !second) throw new Error('A group is missing');
    await userEvent.click(second.getByRole('tab', { name: 'yarn' }));
    await expectShown(first, 'yarn');
    await expectShown(second, 'yarn');
    await expect(second.getByRole('tab', { name: 'yarn' })).toHaveFocus();
  },
};

/** Scrolls many tabs on a phone without scrolling the page. */
export const ManyTabs: Story = {
  globals: { viewport: { value: 'xs' } },
  parameters: {
    clauses: ['WCAG 2.1.1', 'WCAG 1.4.10'],
    tabs: Array.from({ length: 9 }, (_, index) => ({
      name: `framework-${index + 1}`,
      language: 'bash',
      code: `npm create framework-${index + 1}`,
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('tab', { name: 'framework-9' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(last).toHaveFocus();
    const { right } = last.getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** Marks English tab names on a Chinese page with `lang="en"`. */
export const Chinese: Story = {
  globals: { language: 'zh' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: '代码的版本' })).toHaveAttribute('lang', 'zh');
    await expect(canvas.getByRole('tab', { name: 'npm' })).toHaveAttribute('lang', 'en');
  },
};
