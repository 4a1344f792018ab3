import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DepartureTime() {
  const [departure, setDeparture] = React.useState<Dayjs | null>(dayjs('2026-03-16T06:40'));
  const [late, setLate] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Lorry leaves the depot"
        value={departure}
        onChange={setDeparture}
        onError={(error) => setLate(error === 'maxTime' || error === 'maxDate')}
        format="D MMM YYYY, HH:mm"
        minDateTime={dayjs('2026-03-16T05:00')}
        maxDateTime={dayjs('2026-03-18T20:00')}
        minutesStep={10}
        size="small"
        fullWidth
        helperText={late ? 'The ferry leaves on 18 March at 20:00.' : 'Local time of the depot'}
        sx={{ maxWidth: 260 }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {departure?.isValid() && !late
          ? `Loaded by ${departure.subtract(1, 'hour').format('dddd, HH:mm')}.`
          : 'Not planned.'}
      </Typography>
    </LocalizationProvider>
  );
}
