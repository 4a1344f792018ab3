import * as React from 'react';
import Box from '@mui/system/Box';
import type { Theme } from '@mui/system/createTheme';
import type { SystemStyleObject } from '@mui/system/styleFunctionSx';

const row: SystemStyleObject<Theme> = {
  display: 'block',
  width: '100%',
  p: 1.5,
  border: 0,
  bgcolor: 'transparent',
  color: 'text.primary',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { bgcolor: 'background.default' },
};

const selectedRow: SystemStyleObject<Theme> = {
  color: 'primary.main',
  fontWeight: 'fontWeightBold',
  boxShadow: (theme) => `inset ${theme.spacing(0.5)} 0 ${theme.palette.primary.main}`,
};

const customers = ['Harbour Books', 'Linden Pharmacy', 'Oak & Iron'];

export default function ConditionalStyles() {
  const [selected, setSelected] = React.useState('Harbour Books');

  return (
    <Box sx={{ maxWidth: 320, border: 1, borderColor: 'divider' }}>
      {customers.map((customer) => (
        <Box
          key={customer}
          component="button"
          type="button"
          aria-pressed={customer === selected}
          onClick={() => setSelected(customer)}
          sx={[row, customer === selected && selectedRow]}
        >
          {customer}
        </Box>
      ))}
    </Box>
  );
}
