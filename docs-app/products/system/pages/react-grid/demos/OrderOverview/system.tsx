import * as React from 'react';
import Box from '@mui/system/Box';
import Grid from '@mui/system/Grid';

const figures = [
  { name: 'Open orders', value: '38' },
  { name: 'In delivery', value: '112' },
  { name: 'Returned', value: '7' },
];
const tile = { p: 2, borderRadius: 1, bgcolor: 'primary.soft', color: 'text.primary' };

export default function OrderOverview() {
  const [wide, setWide] = React.useState(false);

  return (
    <Grid container rowSpacing={2} columnSpacing={{ xs: 1, sm: 2 }}>
      <Grid size={wide ? 12 : 8}>
        <Box sx={tile}>
          <Box component="p" sx={{ mt: 0 }}>
            Revenue in March: 48,200 €
          </Box>
          <Box
            component="button"
            type="button"
            aria-pressed={wide}
            onClick={() => setWide(!wide)}
            sx={{ font: 'inherit', px: 1, py: 0.5 }}
          >
            Full width
          </Box>
        </Box>
      </Grid>
      <Grid size="grow">
        <Box sx={tile}>Target: 50,000 €</Box>
      </Grid>
      <Grid container component="ul" size={12} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {figures.map(({ name, value }) => (
          <Grid key={name} component="li" size={{ xs: 12, sm: 4 }}>
            <Box sx={tile}>
              {name}: {value}
            </Box>
          </Grid>
        ))}
      </Grid>
      <Grid size={6} offset={6}>
        <Box sx={tile}>Updated on 14 March</Box>
      </Grid>
    </Grid>
  );
}
