import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ClassesTable } from '@vitrine/ui/api-reference';
import { buttonClasses } from '../fixtures/apiReference.ts';

const meta = {
  title: 'Docs UI/API reference/ClassesTable',
  component: ClassesTable,
  args: { slug: 'button', classes: buttonClasses },
} satisfies Meta<typeof ClassesTable>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists CSS classes, and marks shared states and deprecated classes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '.MuiButton-root' });
    await expect(link.closest('tr')).toHaveAttribute('id', 'button-classes-MuiButton-root');
    await expect(canvas.getByRole('rowheader', { name: /Mui-disabled/ })).toHaveTextContent(
      'state',
    );
    await expect(canvas.getByRole('rowheader', { name: /SizeSmall/ })).toHaveTextContent(
      'deprecated',
    );
    // The table omits a rule name when the class name ends with it.
    await expect(canvas.queryByText('Rule name')).toBeNull();
  },
};

/** Shows the rule name when the class name does not end with the rule name. */
export const OtherRuleName: Story = {
  args: {
    classes: [
      {
        key: 'raised',
        className: 'MuiButton-elevated',
        description: 'Adds a shadow.',
        global: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rule name').parentElement).toHaveTextContent('Rule name raised');
  },
};

/** Lists only the CSS classes of shared states, such as `Mui-disabled`. */
export const StateClasses: Story = {
  args: { classes: buttonClasses.filter(({ global }) => global) },
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names).toHaveLength(1);
    await expect(names[0]).toContain('Mui-disabled');
  },
};
