import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import {
  createColorScheme,
  createTheme,
  ThemeProvider,
  useColorScheme,
} from '@mui/material/styles';

const black = {
  palette: { primary: { main: '#000' }, text: { secondary: '#000' }, divider: '#000' },
};
const colorSchemes = { light: true, dark: true, contrast: createColorScheme(black) };
const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'berth',
    colorSchemeSelector: 'data-berth-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes,
});

function ContrastSwitch() {
  const { allColorSchemes, colorScheme, setColorScheme } = useColorScheme();
  const contrast = allColorSchemes.find((name: string) => name === 'contrast');
  return (
    <FormControlLabel
      control={<Switch checked={colorScheme === contrast} />}
      onChange={(_, checked) => setColorScheme(checked && contrast ? contrast : null)}
      label="High contrast"
    />
  );
}

export default function ContrastScheme() {
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);
  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={box}
      modeStorageKey="berth-mode"
      colorSchemeStorageKey="berth-scheme"
      disableNestedContext
    >
      <Paper ref={setBox} variant="outlined" sx={{ p: 3 }}>
        <Typography sx={{ color: 'text.secondary' }}>Berth 14 is free from noon.</Typography>
        <NoSsr fallback={<div style={{ height: 38 }} />}>
          <ContrastSwitch />
        </NoSsr>
      </Paper>
    </ThemeProvider>
  );
}
