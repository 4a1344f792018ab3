import type { Meta, StoryObj } from '@storybook/react-vite';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { expect } from 'storybook/test';
import { denseComponents, themeCss } from '@vitrine/ui/theme';

const base = {
  cssVariables: { cssVarPrefix: 'density', colorSchemeSelector: '[data-mode="%s"]' },
  colorSchemes: { light: true, dark: true },
} as const;

const comfortable = createTheme(base);
const dense = createTheme({ ...base, components: denseComponents });

const meta = {
  title: 'Docs UI/Theme/Density',
  args: { dense: true },
  render: ({ dense: isDense }) => (
    <ThemeProvider theme={isDense ? dense : comfortable}>
      <style>{themeCss(comfortable)}</style>
      <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
        <Button variant="contained">Save</Button>
        <TextField label="Name" defaultValue="Ada" />
        <Table aria-label="Orders">
          <TableBody>
            <TableRow>
              <TableCell>1001</TableCell>
              <TableCell>Paid</TableCell>
            </TableRow>
          </TableBody>
        </Table>
      </div>
    </ThemeProvider>
  ),
} satisfies Meta<{ dense: boolean }>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Shows small buttons, fields with narrow margins and low table rows in dense mode. */
export const Dense: Story = {
  parameters: { clauses: ['THM-11'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveClass('MuiButton-sizeSmall');
    const field = canvas.getByRole('textbox', { name: 'Name' }).closest('.MuiFormControl-root');
    await expect(field).toHaveClass('MuiFormControl-marginDense');
    await expect(canvas.getByRole('cell', { name: '1001' })).toHaveClass('MuiTableCell-sizeSmall');
  },
};

/** Shows the default component sizes of the library in comfortable mode. */
export const Comfortable: Story = {
  args: { dense: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveClass('MuiButton-sizeMedium');
    await expect(canvas.getByRole('cell', { name: '1001' })).toHaveClass('MuiTableCell-sizeMedium');
  },
};
