import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme, type PaletteRange } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    express: true;
  }
  interface Palette {
    express: PaletteRange;
  }
}

const solid = { solidBg: '#ad1457', solidColor: '#fff', solidHoverBg: '#880e4f' };

const theme = extendTheme({
  cssVarPrefix: 'express',
  colorSchemes: {
    light: { palette: { express: { ...solid, softBg: '#fce4ec', softColor: '#880e4f' } } },
    dark: { palette: { express: { ...solid, softBg: '#560027', softColor: '#f8bbd0' } } },
  },
});

export default function ExpressColor() {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-mode" // This site sets its color mode in this attribute.
      colorSchemeNode={null}
      modeStorageKey="express-mode"
      colorSchemeStorageKey="express-scheme"
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button color="express">Send as express</Button>
        <Chip color="express">Express</Chip>
      </Stack>
    </CssVarsProvider>
  );
}
