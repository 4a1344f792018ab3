import * as React from 'react';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme, useColorScheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'order' });

function ModeButtons() {
  const { mode, setMode } = useColorScheme();

  return (
    <ToggleButtonGroup
      size="sm"
      aria-label="Color mode"
      value={mode}
      onChange={(_event, next: 'light' | 'system' | 'dark' | null) => next && setMode(next)}
    >
      <Button value="light">Light</Button>
      <Button value="system">System</Button>
      <Button value="dark">Dark</Button>
    </ToggleButtonGroup>
  );
}

export default function ModeSwitch() {
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);

  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-order-scheme"
      colorSchemeNode={box}
      modeStorageKey="order-mode"
      colorSchemeStorageKey="order-scheme"
    >
      <Sheet
        ref={setBox}
        variant="outlined"
        sx={{ maxWidth: '20rem', minHeight: 150, p: 3, borderRadius: 'md' }}
      >
        <Typography level="title-lg">Order 1042</Typography>
        <Typography sx={{ mb: 2 }}>Two parcels, paid by invoice.</Typography>
        {box && <ModeButtons />}
      </Sheet>
    </CssVarsProvider>
  );
}
