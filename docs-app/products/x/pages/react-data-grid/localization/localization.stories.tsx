import type { Meta, StoryObj } from '@storybook/react-vite';
import { deDE } from '@mui/x-data-grid/locales';
import { expect } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import GermanGridDemo from './demos/GermanGrid/system.tsx';
import OwnTextsDemo from './demos/OwnTexts/system.tsx';

const meta = {
  title: 'MUI X/Data Grid localization',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows the German text of an empty grid. */
export const GermanGrid: Story = {
  render: () => <GermanGridDemo />,
  play: async ({ canvas }) => {
    const { noRowsLabel = '' } = deDE.components.MuiDataGrid.defaultProps.localeText;
    await expect(noRowsLabel).not.toBe('No rows');
    await expect(await canvas.findByText(noRowsLabel)).toBeVisible();
  },
};

/** Changes the texts of the footer. */
export const OwnTexts: Story = {
  render: () => <OwnTextsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Parcels 1 to 2 of 2')).toBeVisible();
    await userEvent.click(await canvas.findByRole('gridcell', { name: 'Lisbon' }));
    await expect(await canvas.findByText('1 for the van')).toBeVisible();
  },
};
