import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import DeliverySelectDemo from './demos/DeliverySelect/system.tsx';
import GroupedNativeSelectDemo from './demos/GroupedNativeSelect/system.tsx';
import MultipleSelectDemo from './demos/MultipleSelect/system.tsx';
import RequiredSelectDemo from './demos/RequiredSelect/system.tsx';
import SizeFieldDemo from './demos/SizeField/system.tsx';
import SortBySelectCss from './demos/SortBySelect/css.tsx';
import SortBySelectSystem from './demos/SortBySelect/system.tsx';
import SortBySelectTailwind from './demos/SortBySelect/tailwind.tsx';

const meta = {
  title: 'Material UI/Select',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

async function expectClosed() {
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
}

/** Shows a labeled select of one value that works with pointer and keyboard. */
export const DeliverySelect: Story = {
  render: () => <DeliverySelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const combobox = canvas.getByRole('combobox', { name: /^Delivery/ });
    await expect(combobox).toHaveTextContent('Standard');
    await expect(combobox).toHaveAccessibleDescription('Express arrives the next working day');
    await userEvent.click(combobox);
    const listbox = await screen.findByRole('listbox', { name: 'Delivery' });
    await expect(
      within(listbox).getByRole('option', { name: 'Standard', selected: true }),
    ).toBeInTheDocument();
    await userEvent.click(within(listbox).getByRole('option', { name: 'Express' }));
    await expectClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('Express: 9 euros');

    await waitFor(() => expect(combobox).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Express' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectClosed();
    await expect(canvas.getByRole('status')).toHaveTextContent('Collection: 0 euros');
  },
};

/** Shows a required select with an error message. */
export const RequiredSelect: Story = {
  render: () => <RequiredSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const combobox = canvas.getByRole('combobox', { name: /^Room/ });
    await expect(combobox).toBeRequired();
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(combobox).toHaveAttribute('aria-invalid', 'true');
    await expect(combobox).toHaveAccessibleDescription('Choose a room first');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing booked.');

    await userEvent.click(combobox);
    const taken = await screen.findByRole('option', { name: 'Terrace (taken)' });
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: 'Studio' }));
    await expectClosed();
    await expect(combobox).toHaveAttribute('aria-invalid', 'false');
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing booked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Book' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('You booked the Studio.');
  },
};

/** Shows a multiple select that filters a list. The menu stays open while options are selected. */
export const MultipleSelect: Story = {
  render: () => <MultipleSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Trails: Lake loop, Old railway, River path',
    );
    const combobox = canvas.getByRole('combobox', { name: /^Features/ });
    await userEvent.click(combobox);
    const listbox = await screen.findByRole('listbox', { name: 'Features' });
    await expect(listbox).toHaveAttribute('aria-multiselectable', 'true');
    await userEvent.click(within(listbox).getByRole('option', { name: 'Water' }));
    await userEvent.click(within(listbox).getByRole('option', { name: 'Flat' }));
    await expect(within(listbox).getAllByRole('option', { selected: true })).toHaveLength(2);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(combobox).toHaveTextContent('Water, Flat');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Trails: River path$/);
  },
};

/** Shows a small select without a visible label that sorts a list. */
export const SortBySelect: Story = {
  render: renderStyling({
    system: SortBySelectSystem,
    tailwind: SortBySelectTailwind,
    css: SortBySelectCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const lamps = () =>
      canvas.getAllByRole('listitem').map((item) => item.textContent?.split(' ')[0]);
    await expect(lamps()).toEqual(['Ceiling', 'Desk', 'Floor']);
    const combobox = canvas.getByRole('combobox', { name: 'Sort by' });
    await userEvent.tab();
    await expect(combobox).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Sort by' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Name' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expectClosed();
    await expect(combobox).toHaveTextContent('Lowest price');
    await expect(lamps()).toEqual(['Desk', 'Ceiling', 'Floor']);
  },
};

/** Shows a native select with groups. */
export const GroupedNativeSelect: Story = {
  render: () => <GroupedNativeSelectDemo />,
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Train to' });
    await expect(select).toHaveAccessibleDescription('Only trains without a change');
    await expect(within(select).getByRole('group', { name: 'South' })).toBeInTheDocument();
    await userEvent.selectOptions(select, 'Faro');
    await expect(select).toHaveDisplayValue('Faro');
    await expect(canvas.getByRole('status')).toHaveTextContent('leaves from platform 1.');
  },
};

/** Shows two text fields as selects: a select with a menu and a native select. */
export const SizeField: Story = {
  render: () => <SizeFieldDemo />,
  play: async ({ canvas, userEvent }) => {
    const shirt = canvas.getByRole('combobox', { name: /^Shirt/ });
    await expect(shirt).toHaveAccessibleDescription('Cut wide: take your usual size');
    await userEvent.click(shirt);
    await screen.findByRole('listbox', { name: 'Shirt' });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Small' })).toHaveFocus());
    await userEvent.keyboard('l');
    await expect(screen.getByRole('option', { name: 'Large' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectClosed();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Socks' }), 'Small');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shirt: Large; socks: Small');
  },
};
