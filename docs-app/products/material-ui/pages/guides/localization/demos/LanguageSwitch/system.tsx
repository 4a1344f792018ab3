import * as React from 'react';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { deDE, enUS, frFR } from '@mui/material/locale';
import { ThemeProvider, useTheme } from '@mui/material/styles';

const locales = { enUS, deDE, frFR };

type Locale = keyof typeof locales;

export default function LanguageSwitch() {
  const outer = useTheme();
  const [locale, setLocale] = React.useState<Locale>('deDE');

  const theme = React.useMemo(
    () => ({ ...outer, components: { ...outer.components, ...locales[locale].components } }),
    [outer, locale],
  );

  return (
    <Stack spacing={2}>
      <ToggleButtonGroup
        exclusive
        aria-label="Language"
        size="small"
        value={locale}
        onChange={(_, chosen: Locale | null) => chosen && setLocale(chosen)}
      >
        <ToggleButton value="enUS">English</ToggleButton>
        <ToggleButton value="deDE">Deutsch</ToggleButton>
        <ToggleButton value="frFR">Français</ToggleButton>
      </ToggleButtonGroup>
      <ThemeProvider theme={theme}>
        <TablePagination
          component="div"
          count={84}
          page={1}
          rowsPerPage={25}
          rowsPerPageOptions={[25]}
          onPageChange={() => {}}
        />
      </ThemeProvider>
    </Stack>
  );
}
