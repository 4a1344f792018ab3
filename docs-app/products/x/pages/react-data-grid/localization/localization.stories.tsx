import type { Meta, StoryObj } from '@storybook/react-vite';
import { arSD, deDE, esES } from '@mui/x-data-grid/locales';
import { expect, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import ArabicGridDemo from './demos/ArabicGrid/system.tsx';
import GermanFormatsDemo from './demos/GermanFormats/system.tsx';
import GermanGridDemo from './demos/GermanGrid/system.tsx';
import LanguageSwitchDemo from './demos/LanguageSwitch/system.tsx';
import OwnTextsDemo from './demos/OwnTexts/system.tsx';

const meta = {
  title: 'MUI X/Data Grid localization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows German text in the footer and for screen readers. */
export const GermanGrid: Story = {
  render: () => <GermanGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const { checkboxSelectionSelectRow = '', footerRowSelected } =
      deDE.components.MuiDataGrid.defaultProps.localeText;
    await expect(checkboxSelectionSelectRow).not.toBe('Select row');
    const row = await canvas.findByRole('row', { name: /Studio Weiss/ });
    await userEvent.click(within(row).getByRole('checkbox', { name: checkboxSelectionSelectRow }));
    await expect(await canvas.findByText(String(footerRowSelected?.(1)))).toBeVisible();
  },
};

/** Shows dates and amounts in German formats. */
export const GermanFormats: Story = {
  render: () => <GermanFormatsDemo />,
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Studio Weiss/ });
    await expect(within(row).getByText('14.03.2026')).toBeVisible();
    await expect(within(row).getByText(/1\.480,50/)).toBeVisible();
  },
};

/** Shows a right-to-left grid in Arabic, whose arrow keys move in the visual direction. */
export const ArabicGrid: Story = {
  render: () => <ArabicGridDemo />,
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole('gridcell', { name: 'القاهرة' });
    const weight = canvas.getByRole('gridcell', { name: '7' });
    await expect(weight.getBoundingClientRect().left).toBeLessThan(
      city.getBoundingClientRect().left,
    );
    await userEvent.click(city);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(weight).toHaveFocus());
    const { footerRowSelected } = arSD.components.MuiDataGrid.defaultProps.localeText;
    await expect(canvas.getByText(String(footerRowSelected?.(1)))).toBeVisible();
  },
};

/** Switches the language of labels, headers and dates. */
export const LanguageSwitch: Story = {
  render: () => <LanguageSwitchDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('14 mars 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('gridcell', { name: 'S-102' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Español' }));
    const day = new Intl.DateTimeFormat('es', { dateStyle: 'long' }).format(new Date(2026, 2, 14));
    await expect(await canvas.findByText(day)).toBeVisible();
    const { footerRowSelected } = esES.components.MuiDataGrid.defaultProps.localeText;
    await expect(canvas.getByText(String(footerRowSelected?.(1)))).toBeVisible();
  },
};

/** Customizes the text of the footer. */
export const OwnTexts: Story = {
  render: () => <OwnTextsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Parcels 1 to 2 of 2')).toBeVisible();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Lisbon' }));
    await expect(await canvas.findByText('1 for the van')).toBeVisible();
  },
};
