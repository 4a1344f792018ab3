import type {} from '@mui/material/themeCssVarsAugmentation';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    route: { planned: string; driven: string };
  }
  interface PaletteOptions {
    route?: { planned: string; driven: string };
  }
}

const theme = createTheme({
  cssVariables: { cssVarPrefix: 'fleet', colorSchemeSelector: 'data-mode' },
  colorSchemes: {
    light: { palette: { route: { planned: '#607d8b', driven: '#2e7d32' } } },
    dark: { palette: { route: { planned: '#90a4ae', driven: '#81c784' } } },
  },
});

const planned = ({ vars }: Theme) => ({
  borderInlineStart: `8px solid ${vars.palette.route.planned}`,
});
const driven = ({ vars }: Theme) => ({
  borderInlineStart: `8px solid ${vars.palette.route.driven}`,
});

export default function RouteColors() {
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null} // The page sets the attribute `data-mode`.
      modeStorageKey="fleet-mode"
      colorSchemeStorageKey="fleet-scheme"
    >
      <Stack spacing={1}>
        <Box sx={[{ px: 1 }, driven]}>Trieste to Pula, driven</Box>
        <Box sx={[{ px: 1 }, planned]}>Pula to Venice, planned</Box>
      </Stack>
    </ThemeProvider>
  );
}
