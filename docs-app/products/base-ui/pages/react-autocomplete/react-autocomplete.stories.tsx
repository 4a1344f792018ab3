import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSearchCss from './demos/CustomerSearch/css.tsx';
import CustomerSearchSystem from './demos/CustomerSearch/system.tsx';
import CustomerSearchTailwind from './demos/CustomerSearch/tailwind.tsx';

const meta = {
  title: 'Base UI/Autocomplete',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows a field that filters a list of options while the user types. */
export const CustomerSearch: Story = {
  render: renderStyling({
    system: CustomerSearchSystem,
    tailwind: CustomerSearchTailwind,
    css: CustomerSearchCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Customer' });
    const status = canvas.getByRole('status');
    await userEvent.type(field, 'o');
    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await userEvent.type(field, 'ak');
    const oak = canvas.getByRole('option', { name: /Oak & Iron/ });
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', oak.id));
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('Oak & Iron');
    await expect(status).toHaveTextContent('Deliver to Graz.');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(field).toHaveValue('');
    await userEvent.type(field, 'xy');
    await expect(status).toHaveTextContent('No such customer.');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.click(field);
    await userEvent.click(await canvas.findByRole('option', { name: /Linden/ }));
    await expect(status).toHaveTextContent('Deliver to Linz.');
  },
};
