import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import NarrowChipDemo from './demos/NarrowChip/system.tsx';
import TopicLinksDemo from './demos/TopicLinks/system.tsx';
import RecipientChipsDemo from './demos/RecipientChips/system.tsx';
import ShipmentStatesDemo from './demos/ShipmentStates/system.tsx';
import StatusChipsDemo from './demos/StatusChips/system.tsx';
import OrderTagsDemo from './demos/OrderTags/system.tsx';
import CourierChipsDemo from './demos/CourierChips/system.tsx';
import OrderFiltersDemo from './demos/OrderFilters/system.tsx';

const meta = {
  title: 'Material UI/Chip',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/chips' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows chips that toggle filters. */
export const OrderFilters: Story = {
  render: () => <OrderFiltersDemo />,
  play: async ({ canvas, userEvent }) => {
    const packed = canvas.getByRole('button', { name: 'Packed' });
    await userEvent.click(packed);
    await expect(packed).toHaveAttribute('aria-pressed', 'true');
    await expect(packed).toHaveClass('MuiChip-filled');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: Open, Packed');
    canvas.getByRole('button', { name: 'Open' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Shown: Packed');
    await expect(canvas.getByRole('button', { name: 'Returned' })).toBeDisabled();
  },
};

/** Shows chips that can be removed by pointer and by keyboard. */
export const CourierChips: Story = {
  render: () => <CourierChipsDemo />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: /^Ben/ }).focus();
    await userEvent.keyboard('{Delete}');
    await expect(canvas.queryByRole('button', { name: /^Ben/ })).not.toBeInTheDocument();
    const back = canvas.getByRole('button', { name: 'Call everyone back' });
    await expect(back).toHaveFocus();
    await userEvent.click(canvas.getAllByTestId('RemoveCircleIcon')[0]!);
    await expect(canvas.getByRole('status')).toHaveTextContent('1 on duty');
    await userEvent.click(back);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 on duty');
  },
};

/** Shows a filled and an outlined chip. */
export const OrderTags: Story = {
  render: () => <OrderTagsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fragile').closest('.MuiChip-root')).toHaveClass(
      'MuiChip-filled',
    );
    await expect(canvas.getByText('Gift').closest('.MuiChip-root')).toHaveClass('MuiChip-outlined');
  },
};

/** Shows chips whose colors match the state of a shipment. */
export const ShipmentStates: Story = {
  render: () => <ShipmentStatesDemo />,
  play: async ({ canvas }) => {
    const draft = canvas.getByText('Draft').closest('.MuiChip-root');
    await expect(draft).toHaveClass('MuiChip-colorDefault');
    const lost = canvas.getByText('Lost').closest('.MuiChip-root');
    await expect(lost).toHaveClass('MuiChip-colorError', 'MuiChip-outlined');
  },
};

/** Shows colored chips in the default size and in the small size. */
export const StatusChips: Story = {
  render: () => <StatusChipsDemo />,
  play: async ({ canvas }) => {
    const small = canvas.getByText('Packed, small').closest('.MuiChip-root');
    await expect(small).toHaveStyle({ height: '24px' });
    await expect(canvas.getByText('Packed').closest('.MuiChip-root')).toHaveStyle({
      height: '32px',
    });
  },
};

/** Shows a chip with an icon, and one with an avatar. */
export const RecipientChips: Story = {
  render: () => <RecipientChipsDemo />,
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('LocalShippingIcon')).toHaveClass('MuiChip-icon');
    await expect(canvas.getByText('A')).toHaveClass('MuiChip-avatar');
  },
};

/** Shows chips that are links. */
export const TopicLinks: Story = {
  render: () => <TopicLinksDemo />,
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Customs' });
    await expect(link).toHaveAttribute('href', '#customs');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Packing' })).toHaveFocus();
  },
};

/** Shows a chip whose label is truncated, and one whose label wraps. */
export const NarrowChip: Story = {
  render: () => <NarrowChipDemo />,
  play: async ({ canvas }) => {
    const [truncated, wrapped] = canvas.getAllByText(/Deliver to the neighbor/);
    await expect(truncated!.scrollWidth).toBeGreaterThan(truncated!.clientWidth);
    await expect(wrapped!.clientHeight).toBeGreaterThan(truncated!.clientHeight);
  },
};
