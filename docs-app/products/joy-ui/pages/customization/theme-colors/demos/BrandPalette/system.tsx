import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const solid = { solidBg: '#0f766e', solidHoverBg: '#115e59', solidActiveBg: '#134e4a' };

const theme = extendTheme({
  cssVarPrefix: 'teal',
  colorSchemes: {
    light: { palette: { primary: { ...solid, softBg: '#ccfbf1', softColor: '#134e4a' } } },
    dark: { palette: { primary: { ...solid, softBg: '#134e4a', softColor: '#ccfbf1' } } },
  },
});

export default function BrandPalette() {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-mode" // This site sets its color mode in this attribute.
      colorSchemeNode={null}
      modeStorageKey="teal-mode"
      colorSchemeStorageKey="teal-scheme"
    >
      <Stack direction="row" spacing={2}>
        <Button>Pay invoice</Button>
        <Button variant="soft">Ask a question</Button>
      </Stack>
    </CssVarsProvider>
  );
}
