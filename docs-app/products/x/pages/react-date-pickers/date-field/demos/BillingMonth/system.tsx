import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

export default function BillingMonth() {
  const [month, setMonth] = React.useState<Dayjs | null>(dayjs('2026-03-01'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        label="Billing month"
        value={month}
        onChange={setMonth}
        format="MMMM YYYY"
        variant="standard"
        size="small"
      />
      <Typography role="status" sx={{ mt: 1 }}>
        {month?.isValid()
          ? `From ${month.format('D MMMM')} to ${month.endOf('month').format('D MMMM')}`
          : 'No month'}
      </Typography>
    </LocalizationProvider>
  );
}
