import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const saleColors = {
  '--mui-palette-primary-main': '#ad1457',
  '--mui-palette-primary-dark': '#880e4f',
  '--mui-palette-primary-contrastText': '#fff',
};

export default function VariableOverride() {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Add to order</Button>
      <Box sx={saleColors}>
        <Button variant="contained">Add at half price</Button>
      </Box>
    </Stack>
  );
}
