import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';

export default function LogEntry() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimeField
        label="Log entries since"
        defaultValue={dayjs('2026-03-14T06:05:30')}
        format="YYYY-MM-DD HH:mm:ss"
      />
    </LocalizationProvider>
  );
}
