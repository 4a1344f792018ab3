import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode', cssVarPrefix: 'brand' },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#80cbc4' } } },
  },
});

export default function BrandColors() {
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null} // The page sets the attribute `data-mode`.
      modeStorageKey="brand-mode"
      colorSchemeStorageKey="brand-scheme"
    >
      <Stack direction="row" spacing={2}>
        <Button variant="contained">Pay invoice</Button>
        <Button>Ask a question</Button>
      </Stack>
    </ThemeProvider>
  );
}
