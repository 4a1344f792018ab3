import * as React from 'react';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

export default function TwoZones() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs.utc('2026-03-14T09:30'));
  const shared = { value: departure, onChange: setDeparture, format: 'D MMM YYYY, HH:mm' };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <DateTimeField {...shared} label="Departure, Lisbon time" timezone="Europe/Lisbon" />
        <DateTimeField {...shared} label="Departure, Tokyo time" timezone="Asia/Tokyo" />
      </Stack>
    </LocalizationProvider>
  );
}
