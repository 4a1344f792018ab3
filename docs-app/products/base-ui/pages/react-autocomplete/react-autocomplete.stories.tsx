import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import CustomerSearchCss from './demos/CustomerSearch/css.tsx';
import CustomerSearchSystem from './demos/CustomerSearch/system.tsx';
import CustomerSearchTailwind from './demos/CustomerSearch/tailwind.tsx';
import HarborGroupsCss from './demos/HarborGroups/css.tsx';
import HarborGroupsSystem from './demos/HarborGroups/system.tsx';
import HarborGroupsTailwind from './demos/HarborGroups/tailwind.tsx';
import PackingTeamCss from './demos/PackingTeam/css.tsx';
import PackingTeamSystem from './demos/PackingTeam/system.tsx';
import PackingTeamTailwind from './demos/PackingTeam/tailwind.tsx';

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

/** Shows a multiple selection whose values are tags in the field. */
export const PackingTeam: Story = {
  render: renderStyling({
    system: PackingTeamSystem,
    tailwind: PackingTeamTailwind,
    css: PackingTeamCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Packers of order 318' });
    const status = canvas.getByRole('status');
    await expect(status).toHaveTextContent('1 of 5 packers');
    await userEvent.type(field, 'c');
    await waitFor(() => expect(canvas.getByRole('option', { name: 'Clara' })).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('2 of 5 packers');
    const removeAda = canvas.getByRole('button', { name: 'Remove Ada' });
    await expect(removeAda).toHaveAttribute('type', 'button');
    await userEvent.click(removeAda);
    await expect(status).toHaveTextContent('1 of 5 packers');
    await userEvent.click(field);
    await userEvent.keyboard('{Escape}{Backspace}');
    await expect(status).toHaveTextContent('0 of 5 packers');
  },
};

/** Shows a long list of options in groups, with a heading above each group. */
export const HarborGroups: Story = {
  render: renderStyling({
    system: HarborGroupsSystem,
    tailwind: HarborGroupsTailwind,
    css: HarborGroupsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Harbor of departure' });
    await userEvent.click(field);
    const norway = within(canvas.getByRole('group', { name: 'Norway' }));
    await expect(norway.getAllByRole('option')).toHaveLength(2);
    const list = canvas.getByRole('listbox');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(0));
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{Enter}');
    await expect(field).toHaveValue('Bergen');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'esb');
    await expect(canvas.getAllByRole('group')).toHaveLength(1);
  },
};
