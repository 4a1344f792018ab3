import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function TypedDate() {
  const [date, setDate] = React.useState<Dayjs | null>(dayjs('2026-03-14'));

  let text = 'null: all sections are empty';
  if (date) text = date.isValid() ? date.format('D MMMM YYYY') : 'an invalid date';

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField label="Invoice date" value={date} onChange={setDate} />
      <Typography role="status" sx={{ mt: 1 }}>
        Value: {text}
      </Typography>
    </LocalizationProvider>
  );
}
