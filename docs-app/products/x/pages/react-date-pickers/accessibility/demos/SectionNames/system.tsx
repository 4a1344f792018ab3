import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function SectionNames() {
  const [born, setBorn] = React.useState<Dayjs | null>(dayjs('1984-07-21'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Date of birth"
        value={born}
        onChange={setBorn}
        format="DD/MM/YYYY"
        maxDate={dayjs('2026-03-14')}
        enableAccessibleFieldDOMStructure
        helperText="Day, month and year"
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {born?.isValid() ? `Born on ${born.format('D MMMM YYYY')}` : 'The date is incomplete'}
      </Typography>
    </LocalizationProvider>
  );
}
