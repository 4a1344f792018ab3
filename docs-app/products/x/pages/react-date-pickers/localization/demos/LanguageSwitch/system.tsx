import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE, enUS, frFR } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/fr';

const languages = {
  en: { name: 'English', label: 'Departure', locale: enUS },
  de: { name: 'Deutsch', label: 'Abreise', locale: deDE },
  fr: { name: 'Français', label: 'Départ', locale: frFR },
};

export default function LanguageSwitch() {
  const [code, setCode] = React.useState<keyof typeof languages>('de');
  const { label, locale } = languages[code];

  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={code}
      localeText={locale.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <Stack spacing={2} sx={{ maxWidth: 320 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Language"
          value={code}
          onChange={(_, next) => next && setCode(next)}
        >
          {Object.entries(languages).map(([value, { name }]) => (
            <ToggleButton key={value} value={value} lang={value}>
              {name}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <DatePicker
          label={label}
          referenceDate={dayjs('2026-03-14')}
          disableHighlightToday
          slotProps={{ textField: { lang: code, InputLabelProps: { shrink: true } } }}
        />
      </Stack>
    </LocalizationProvider>
  );
}
