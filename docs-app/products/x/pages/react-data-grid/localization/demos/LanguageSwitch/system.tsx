import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { enUS, esES, frFR } from '@mui/x-data-grid/locales';

const languages = {
  en: { name: 'English', locale: enUS, headers: ['Shipment', 'Departure'] },
  es: { name: 'Español', locale: esES, headers: ['Envío', 'Salida'] },
  fr: { name: 'Français', locale: frFR, headers: ['Envoi', 'Départ'] },
};

const rows = [
  { id: 1, code: 'S-101', departure: new Date(2026, 2, 14) },
  { id: 2, code: 'S-102', departure: new Date(2026, 4, 2) },
];

export default function LanguageSwitch() {
  const [code, setCode] = React.useState<keyof typeof languages>('fr');
  const { locale, headers } = languages[code];

  const columns = React.useMemo<GridColDef[]>(() => {
    const days = new Intl.DateTimeFormat(code, { dateStyle: 'long' });
    return [
      { field: 'code', headerName: headers[0] ?? '', width: 110 },
      {
        field: 'departure',
        headerName: headers[1] ?? '',
        type: 'date',
        flex: 1,
        minWidth: 150,
        valueFormatter: (value: Date | null) => (value ? days.format(value) : ''),
      },
    ];
  }, [code, headers]);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Language"
        value={code}
        onChange={(_event, next) => next && setCode(next)}
        sx={{ mb: 1 }}
      >
        {Object.entries(languages).map(([value, { name }]) => (
          <ToggleButton key={value} value={value} lang={value}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box lang={code} sx={{ height: 216 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': headers[0] } }}
          columns={columns}
          rows={rows}
          localeText={locale.components.MuiDataGrid.defaultProps.localeText}
        />
      </Box>
    </div>
  );
}
