import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';

export default function ErrorReason() {
  const [reason, setReason] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Shipping day"
        defaultValue={dayjs('2026-03-13')}
        minDate={dayjs('2026-03-02')}
        maxDate={dayjs('2026-04-30')}
        shouldDisableDate={(day) => day.day() === 0 || day.day() === 6}
        onError={setReason}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1 }}>
        Reason: {reason ?? 'none, the date is valid'}
      </Typography>
    </LocalizationProvider>
  );
}
