import type {} from '@mui/material/themeCssVarsAugmentation';
import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: {
    cssVarPrefix: 'preview',
    colorSchemeSelector: 'data-preview-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: true, dark: true },
});

function PreviewButtons() {
  const { setMode } = useColorScheme();

  return (
    <Stack direction="row" spacing={1}>
      <Button variant="outlined" onClick={() => setMode('light')}>
        Light preview
      </Button>
      <Button variant="outlined" onClick={() => setMode('dark')}>
        Dark preview
      </Button>
    </Stack>
  );
}

export default function ScopedScheme() {
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);

  return (
    <ThemeProvider
      theme={theme}
      colorSchemeNode={box}
      modeStorageKey="preview-mode"
      colorSchemeStorageKey="preview-scheme"
      disableNestedContext
    >
      <Paper ref={setBox} variant="outlined" sx={{ p: 3, maxWidth: 360 }}>
        <Typography variant="h6" component="p" sx={{ color: 'primary.main' }}>
          Ferry to Pula
        </Typography>
        <Typography gutterBottom sx={{ color: 'text.secondary' }}>
          Departs at 14:30 from berth 14
        </Typography>
        <PreviewButtons />
      </Paper>
    </ThemeProvider>
  );
}
