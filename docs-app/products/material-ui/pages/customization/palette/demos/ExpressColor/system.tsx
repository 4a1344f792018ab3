import type {} from '@mui/material/themeCssVarsAugmentation';
import Button from '@mui/material/Button';
import {
  createTheme,
  ThemeProvider,
  type PaletteColor,
  type PaletteColorOptions,
} from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    express: PaletteColor;
  }
  interface PaletteOptions {
    express?: PaletteColorOptions;
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    express: true;
  }
}

const { palette } = createTheme();

const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode', cssVarPrefix: 'shop' },
  colorSchemes: {
    light: { palette: { express: palette.augmentColor({ color: { main: '#ad1457' } }) } },
    dark: { palette: { express: palette.augmentColor({ color: { main: '#f48fb1' } }) } },
  },
});

export default function ExpressColor() {
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={null} // The page sets the attribute `data-mode`.
      modeStorageKey="shop-mode"
      colorSchemeStorageKey="shop-scheme"
    >
      <Button variant="contained" color="express">
        Send as express
      </Button>
    </ThemeProvider>
  );
}
