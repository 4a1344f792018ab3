import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function ProductText() {
  const [whole, setWhole] = React.useState(false);

  return (
    <Box component="section" aria-label="Desk lamp" sx={{ maxWidth: 340 }}>
      <Typography variant="overline" sx={{ color: 'text.secondary' }}>
        Office
      </Typography>
      <Typography variant="h4" component="p">
        Desk lamp
      </Typography>
      <Typography variant="subtitle1" variantMapping={{ subtitle1: 'p' }} gutterBottom>
        Oak and brass, made to be repaired
      </Typography>
      <Typography variant="body1" noWrap={!whole} gutterBottom>
        The arm turns all the way round, the shade tilts, and the bulb can be changed without a
        tool.
      </Typography>
      <Button size="small" aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? 'Show less' : 'Read more'}
      </Button>
      <Typography variant="h6" component="p" align="center" color="primary">
        49 €
      </Typography>
      <Typography variant="caption" component="p" align="center" sx={{ color: 'text.secondary' }}>
        Price with tax, without delivery
      </Typography>
    </Box>
  );
}
