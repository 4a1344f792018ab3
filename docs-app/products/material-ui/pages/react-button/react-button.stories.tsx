import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { renderStyling, withDemoProviders } from '../../withDemoProviders.tsx';
import ButtonColorsDemo from './demos/ButtonColors/system.tsx';
import ButtonIconsDemo from './demos/ButtonIcons/system.tsx';
import ButtonSizesDemo from './demos/ButtonSizes/system.tsx';
import ButtonVariantsDemo from './demos/ButtonVariants/system.tsx';
import FileUploadCss from './demos/FileUpload/css.tsx';
import FileUploadSystem from './demos/FileUpload/system.tsx';
import FileUploadTailwind from './demos/FileUpload/tailwind.tsx';
import IconButtonSizesDemo from './demos/IconButtonSizes/system.tsx';
import IconButtonsDemo from './demos/IconButtons/system.tsx';
import PlanCardsCss from './demos/PlanCards/css.tsx';
import PlanCardsSystem from './demos/PlanCards/system.tsx';
import PlanCardsTailwind from './demos/PlanCards/tailwind.tsx';
import RoundButtonDemo from './demos/RoundButton/system.tsx';
import SavingButtonDemo from './demos/SavingButton/system.tsx';
import SoldOutButtonDemo from './demos/SoldOutButton/system.tsx';

const meta = {
  title: 'Material UI/Button',
  decorators: [withDemoProviders],
  parameters: { design: { url: 'https://m2.material.io/components/buttons' } },
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Ranks the actions of an order form with the three variants. */
export const ButtonVariants: Story = {
  render: () => <ButtonVariantsDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Place order' }));
    await expect(status).toHaveTextContent('Your order is placed.');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Save for later' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Your basket is saved for later.');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(status).toHaveTextContent('Your basket is empty.');
  },
};

/** Shows a color for a destructive action, and a disabled button that is not a tab stop. */
export const ButtonColors: Story = {
  render: () => <ButtonColorsDemo />,
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
    await expect(status).toHaveTextContent('It is archived.');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete project' }));
    await expect(status).toHaveTextContent('Project Aurora is deleted.');
    await expect(canvas.getByRole('button', { name: 'Unarchive' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Restore project' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(status).toHaveTextContent('Project Aurora has 12 files. It is archived.');
    await expect(canvas.getByRole('button', { name: 'Unarchive' })).toBeEnabled();
  },
};

/** Shows the three sizes of a button. */
export const ButtonSizes: Story = {
  render: () => <ButtonSizesDemo />,
  play: async ({ canvas, userEvent }) => {
    const heights = canvas.getAllByRole('button').map((button) => button.offsetHeight);
    await expect(heights).toEqual(heights.toSorted((a, b) => a - b));
    await expect(new Set(heights).size).toBe(3);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Week' })).toHaveFocus();
  },
};

/** Shows a disabled button whose wrapper sets the cursor. */
export const SoldOutButton: Story = {
  render: () => <SoldOutButtonDemo />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Sold out' });
    await expect(button).toBeDisabled();
    await expect(button.parentElement).toHaveStyle({ cursor: 'not-allowed' });
  },
};

/** Shows a button with an icon before its text, and a button with an icon after it. */
export const ButtonIcons: Story = {
  render: () => <ButtonIconsDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('was downloaded');

    const details = canvas.getByRole('button', { name: 'Details', expanded: false });
    const panel = canvas.getByText(/Two chairs/);
    await expect(panel).not.toBeVisible();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(panel).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(panel).not.toBeVisible());
  },
};

/** Shows icon buttons with accessible names; one of the buttons is a toggle. */
export const IconButtons: Story = {
  render: () => <IconButtonsDemo />,
  play: async ({ canvas, userEvent }) => {
    const favorite = canvas.getByRole('button', { name: 'Favorite', pressed: false });
    await userEvent.click(favorite);
    await expect(favorite).toHaveAttribute('aria-pressed', 'true');

    const quantity = canvas.getByRole('status', { name: 'Quantity' });
    await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
    await userEvent.keyboard('{Enter}');
    await expect(quantity).toHaveTextContent('3');
    await userEvent.click(canvas.getByRole('button', { name: 'One fewer' }));
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(quantity).toHaveTextContent('1');
  },
};

/** Shows icon buttons in three sizes, with icons that scale with the button. */
export const IconButtonSizes: Story = {
  render: () => <IconButtonSizesDemo />,
  play: async ({ canvas, userEvent }) => {
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth);
    await expect(widths).toEqual([28, 40, 52]);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print the label' })).toHaveFocus();
  },
};

/** Shows a round button that `styled` creates. */
export const RoundButton: Story = {
  render: () => <RoundButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Order a pickup' });
    await expect(button).toHaveStyle({ borderRadius: '999px', paddingInlineStart: '32px' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** Shows a button that is the label of a file input. */
export const FileUpload: Story = {
  render: renderStyling({
    system: FileUploadSystem,
    tailwind: FileUploadTailwind,
    css: FileUploadCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Attach receipts');
    await expect(canvas.getByRole('status')).toHaveTextContent('No receipt attached.');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, [
      new File(['lunch'], 'lunch.pdf', { type: 'application/pdf' }),
      new File(['train'], 'train.png', { type: 'image/png' }),
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('Attached: lunch.pdf, train.png');
  },
};

/** Shows custom cards that `ButtonBase` turns into buttons. */
export const PlanCards: Story = {
  render: renderStyling({
    system: PlanCardsSystem,
    tailwind: PlanCardsTailwind,
    css: PlanCardsCss,
  }),
  play: async ({ canvas, userEvent }) => {
    const personal = canvas.getByRole('button', { name: /Personal/, pressed: true });
    const team = canvas.getByRole('button', { name: /Team/, pressed: false });
    await userEvent.click(team);
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen plan: Team');
    await expect(team).toHaveAttribute('aria-pressed', 'true');
    await userEvent.tab({ shift: true });
    await expect(personal).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('status')).toHaveTextContent('Chosen plan: Personal');
    await expect(team).toHaveAttribute('aria-pressed', 'false');
  },
};

/** Shows a button that stays disabled while it waits for a response. */
export const SavingButton: Story = {
  render: () => <SavingButtonDemo />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save the invoice' });
    const status = canvas.getByRole('status');
    await userEvent.click(save);
    await expect(save).toBeDisabled();
    await expect(canvas.getByRole('progressbar')).toBeVisible();
    await waitFor(() => expect(status).toHaveTextContent('The connection was lost.'));
    await userEvent.click(save);
    await expect(status).toHaveTextContent('Saving the invoice…');
    await waitFor(() => expect(status).toHaveTextContent('The invoice is saved.'));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await expect(save).toBeEnabled();
  },
};
