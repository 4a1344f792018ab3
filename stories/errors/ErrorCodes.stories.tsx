import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ErrorCodes } from '@vitrine/ui/errors';
import { Prose } from '@vitrine/ui/prose';
import { libraryErrors, ownErrors } from '../fixtures/errors.ts';

const meta = {
  title: 'Docs UI/Errors/ErrorCodes',
  component: ErrorCodes,
  args: { entries: libraryErrors, label: 'Codes of the libraries' },
  argTypes: { entries: { control: false } },
  render: (args) => (
    <Prose>
      <ErrorCodes {...args} />
    </Prose>
  ),
} satisfies Meta<typeof ErrorCodes>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Lists error codes of libraries with the releases that throw them. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Codes of the libraries' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(libraryErrors.length);
  },
};

/** Lists every error code of Vitrine. */
export const Own: Story = {
  args: { entries: ownErrors, label: 'Codes of this site' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'nav/duplicate-pathname' })).toBeVisible();
  },
};

/** Renders a sentence instead of a table when there are no error codes. */
export const Empty: Story = {
  args: { entries: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No error codes.')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Shows the table as cards on a phone, without horizontal scrolling of the page. */
export const Narrow: Story = {
  parameters: { clauses: ['WCAG 1.4.10'] },
  args: Own.args,
  globals: { viewport: { value: 'xs', isRotated: false } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
