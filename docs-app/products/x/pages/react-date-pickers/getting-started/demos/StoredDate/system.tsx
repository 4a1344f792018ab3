import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';

const order = { id: 'A-1042', due: '2026-03-14' };

export default function StoredDate() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs(order.due));
  const stored = due?.isValid() ? due.format('YYYY-MM-DD') : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label={`Order ${order.id} is due`}
        value={due}
        onChange={setDue}
        disableHighlightToday
      />
      <Typography role="status" sx={{ mt: 1, fontFamily: 'monospace' }}>
        {JSON.stringify({ ...order, due: stored })}
      </Typography>
    </LocalizationProvider>
  );
}
