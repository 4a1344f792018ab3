import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import dayjs from 'dayjs';

export default function FerryTime() {
  const [departure, setDeparture] = React.useState(dayjs('2026-03-16T18:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography role="status" sx={{ textAlign: 'center', mb: 2 }}>
        The ferry leaves at {departure.format('HH:mm')}
      </Typography>
      <TimeClock value={departure} onChange={setDeparture} ampm={false} sx={{ width: '100%' }} />
    </LocalizationProvider>
  );
}
