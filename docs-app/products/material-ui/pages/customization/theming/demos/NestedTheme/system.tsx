import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { ThemeProvider, type Theme } from '@mui/material/styles';

function addSmallButtons(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiButton: { defaultProps: { size: 'small', variant: 'outlined' } },
    },
  };
}

export default function NestedTheme() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button variant="contained">New order</Button>
      <ThemeProvider theme={addSmallButtons}>
        <Box sx={{ p: 2, border: '1px dashed', borderColor: 'divider' }}>
          <Stack direction="row" spacing={1}>
            <Button>Edit</Button>
            <Button>Duplicate</Button>
          </Stack>
        </Box>
      </ThemeProvider>
    </Stack>
  );
}
