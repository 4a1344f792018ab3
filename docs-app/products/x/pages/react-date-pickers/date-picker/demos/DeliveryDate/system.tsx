import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function DeliveryDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery date"
        value={date}
        onChange={setDate}
        referenceDate={dayjs('2026-03-14')}
        disableHighlightToday
        slotProps={{ field: { clearable: true } }}
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {date?.isValid() ? `We deliver on ${date.format('dddd, D MMMM')}.` : 'No date yet.'}
      </Typography>
    </LocalizationProvider>
  );
}
