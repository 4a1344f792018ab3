import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'twin' });

function OrderBox({ scheme }: { scheme: 'light' | 'dark' }) {
  return (
    <Sheet data-twin-scheme={scheme} variant="outlined" sx={{ p: 2, borderRadius: 'md' }}>
      <Typography level="title-md">Order 1042</Typography>
      <Typography level="body-sm">Scheme: {scheme}</Typography>
      <Button size="sm" sx={{ mt: 2 }}>
        Track
      </Button>
    </Sheet>
  );
}

export default function TwoSchemes() {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-twin-scheme"
      colorSchemeNode={null}
      modeStorageKey="twin-mode"
      colorSchemeStorageKey="twin-scheme"
    >
      <Stack direction="row" spacing={2}>
        <OrderBox scheme="light" />
        <OrderBox scheme="dark" />
      </Stack>
    </CssVarsProvider>
  );
}
