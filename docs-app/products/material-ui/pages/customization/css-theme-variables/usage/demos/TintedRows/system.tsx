import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';

const parcels = [
  'Parcel 1 of 3, delivered',
  'Parcel 2 of 3, delivered',
  'Parcel 3 of 3, on its way',
];

export default function TintedRows() {
  return (
    <Box
      component="ul"
      sx={{ maxWidth: 360, m: 0, p: 0, listStyle: 'none', color: 'text.primary' }}
    >
      {parcels.map((parcel) => (
        <Box
          component="li"
          key={parcel}
          sx={(theme) => ({
            p: 1.5,
            mb: 1,
            backgroundColor: `rgba(${theme.vars.palette.primary.mainChannel} / 0.12)`,
          })}
        >
          {parcel}
        </Box>
      ))}
    </Box>
  );
}
