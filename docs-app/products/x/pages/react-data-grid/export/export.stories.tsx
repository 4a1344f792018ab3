import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import { withDemoProviders } from '../../../withDemoProviders.tsx';
import CsvPreviewDemo from './demos/CsvPreview/system.tsx';
import ExportMenuDemo from './demos/ExportMenu/system.tsx';
import ExportSelectedDemo from './demos/ExportSelected/system.tsx';
import JsonExportDemo from './demos/JsonExport/system.tsx';
import RawValuesDemo from './demos/RawValues/system.tsx';

const meta = {
  title: 'MUI X/Data Grid export',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows an export menu with CSV and print. */
export const ExportMenu: Story = {
  render: () => <ExportMenuDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Download as CSV', 'Print']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Downloads the rows as JSON from a custom item of the export menu. */
export const JsonExport: Story = {
  render: () => <JsonExportDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    const menu = within(await screen.findByRole('menu'));
    const items = menu.getAllByRole('menuitem').map((item) => item.textContent);
    await expect(items).toEqual(['Download as CSV', 'Download as JSON']);
    const saved: { name: string; content: Promise<string> }[] = [];
    const blobs: Blob[] = [];
    const createUrl = spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:bookings';
    });
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
      function saveName(this: HTMLAnchorElement) {
        saved.push({ name: this.download, content: blobs.at(-1)!.text() });
      },
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Download as JSON' }));
    createUrl.mockRestore();
    download.mockRestore();
    const [file] = saved;
    await expect(file?.name).toBe('bookings.json');
    await expect(JSON.parse((await file?.content) ?? '')).toHaveLength(3);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** Shows the CSV text, from which one column is excluded. */
export const CsvPreview: Story = {
  render: () => <CsvPreviewDemo />,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('gridcell', { name: 'Studio Weiss' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the CSV text' }));
    const text = canvas.getByRole('status');
    await expect(text).toHaveTextContent('Invoice,Customer 301,Studio Weiss 302,Papeterie Blanc');
    await expect(text).not.toHaveTextContent('Discount');
  },
};

/** Exports the selected invoices with a custom file name. */
export const ExportSelected: Story = {
  render: () => <ExportSelectedDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole('button', { name: 'Export selected invoices (0)' }),
    ).toBeDisabled();
    const row = await canvas.findByRole('row', { name: /Tienda Sol/ });
    await userEvent.click(within(row).getByRole('checkbox'));
    const names: string[] = [];
    const download = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(
      function saveName(this: HTMLAnchorElement) {
        names.push(this.download);
      },
    );
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Export selected invoices (1)' }),
    );
    download.mockRestore();
    await expect(names).toEqual(['invoices-1.csv']);
  },
};

/** Switches between formatted and raw values of the CSV text. */
export const RawValues: Story = {
  render: () => <RawValuesDemo />,
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('status');
    await waitFor(() => expect(text).toHaveTextContent('A-201,"€1,240.50"'));
    await userEvent.click(canvas.getByLabelText('Export raw values'));
    await waitFor(() => expect(text).toHaveTextContent('A-201,1240.5'));
  },
};
