import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readField } from '../../../readField.ts';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import DepartureTimeDemo from './demos/DepartureTime/system.tsx';

const meta = {
  title: 'MUI X/Date Time Field',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field for a date and a time, with a maximum. */
export const DepartureTime: Story = {
  render: () => <DepartureTimeDemo />,
  play: async ({ canvas, userEvent, globals }) => {
    const status = canvas.getByRole('status');
    const field = canvas.getByLabelText('Lorry leaves the depot');
    await expect(status).toHaveTextContent('Loaded by Monday, 05:40.');
    await userEvent.click(field);
    const first = globals['direction'] === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}';
    await userEvent.keyboard(`{Control>}a{/Control}${first}{ArrowUp}{ArrowUp}`);
    await expect(readField(field)).toBe('18 Mar 2026, 06:40');
    await expect(status).toHaveTextContent('Loaded by Wednesday, 05:40.');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await canvas.findByText(/^The ferry leaves/)).toBeVisible();
    await expect(status).toHaveTextContent('Not planned.');
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('Loaded by Wednesday, 05:40.');
  },
};
