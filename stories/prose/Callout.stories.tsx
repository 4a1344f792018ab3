import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Callout, Prose } from '@vitrine/ui/prose';

const meta = {
  title: 'Docs UI/Prose/Callout',
  component: Callout,
  args: { children: <p>The page needs the viewport tag, or phones shrink it.</p> },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Prose>
      <Callout {...args} />
    </Prose>
  ),
} satisfies Meta<typeof Callout>;

export default meta;

type Story = StoryObj<typeof meta>;

function showSeverity(severity: NonNullable<Story['args']>['severity'], mark: string): Story {
  return {
    args: { severity },
    play: async ({ canvas }) => {
      const note = canvas.getByRole('note');
      await expect(note).toHaveAttribute('data-severity', severity);
      await expect(canvas.getByText(mark)).toBeVisible();
    },
  };
}

/** Shows an info callout, for additional information. */
export const Info = showSeverity('info', 'i');

/** Shows a success callout, for a recommended solution. */
export const Success = showSeverity('success', '✓');

/** Shows a warning callout, for facts that are easy to miss. */
export const Warning = showSeverity('warning', '!');

/** Shows an error callout, for code that breaks. */
export const Severe = showSeverity('error', '×');

/** Shows a callout with several paragraphs, a list, a link and code. */
export const RichContent: Story = {
  args: {
    severity: 'warning',
    children: (
      <>
        <p>
          <strong>Not every default color is readable.</strong> In light mode <code>warning</code>{' '}
          reaches 3.1:1.
        </p>
        <ul>
          <li>Set a darker color in your theme.</li>
          <li>
            Or read about <a href="#palette">the palette</a>.
          </li>
        </ul>
        <p>The demos of this page do the first.</p>
      </>
    ),
  },
};

/** Breaks a long word, so that the page does not scroll horizontally. */
export const LongWord: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: {
    children: (
      <p>unstable_createMuiStrictModeTheme_with_all_of_its_options_and_a_name_as_long_as_a_line</p>
    ),
  },
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
