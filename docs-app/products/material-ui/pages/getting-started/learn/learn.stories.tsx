import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import PickupFormDemo from './demos/PickupForm/system.tsx';

const meta = {
  title: 'Material UI/Learn',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Books a pickup with the values of the fields and reports the result. */
export const PickupForm: Story = {
  render: () => <PickupFormDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'E-mail' }), 'mira@harbor.example');
    const harbor = canvas.getByRole('combobox', { name: 'Harbor' });
    harbor.focus();
    await userEvent.keyboard('{ArrowDown}');
    const list = await within(document.body).findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'Oslo' }));
    await expect(harbor).toHaveTextContent('Oslo');
    await userEvent.click(canvas.getByRole('button', { name: 'Book pickup' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Pickup in Oslo booked. We write to mira@harbor.example.',
    );
  },
};
