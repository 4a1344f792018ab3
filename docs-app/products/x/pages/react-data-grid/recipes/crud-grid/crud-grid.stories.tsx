import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../../../withDemoProviders.tsx';
import CustomerGridDemo from './demos/CustomerGrid/system.tsx';

const meta = {
  title: 'MUI X/Data Grid recipe, add and edit',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Adds a customer, rejects an empty name, and deletes another customer. */
export const CustomerGrid: Story = {
  render: () => <CustomerGridDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'Studio Weiss' });
    await userEvent.click(canvas.getByRole('button', { name: 'Add a customer' }));
    const [field] = await canvas.findAllByRole('textbox');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Save the row' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter a name.');
    await userEvent.type(field!, 'Tienda Sol');
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Save the row' }));
    await expect(await canvas.findByText('Tienda Sol is saved.')).toBeVisible();
    await expect(await canvas.findByRole('gridcell', { name: 'Tienda Sol' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Delete Studio Weiss' }));
    await waitFor(() =>
      expect(canvas.queryByRole('gridcell', { name: 'Studio Weiss' })).not.toBeInTheDocument(),
    );
  },
};
