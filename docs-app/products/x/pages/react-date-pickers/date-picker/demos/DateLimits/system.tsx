import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type DateValidationError } from '@mui/x-date-pickers/models';
import dayjs, { type Dayjs } from 'dayjs';

const firstDay = dayjs('2026-03-09');
const lastDay = dayjs('2026-04-30');

const messages: Partial<Record<NonNullable<DateValidationError>, string>> = {
  minDate: 'The first free day is 9 March.',
  maxDate: 'We plan until the end of April.',
  shouldDisableDate: 'We do not work at weekends.',
  invalidDate: 'This is not a date.',
};

function isWeekend(date: Dayjs) {
  return date.day() === 0 || date.day() === 6;
}

export default function DateLimits() {
  const [error, setError] = React.useState<DateValidationError>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Appointment"
        defaultValue={dayjs('2026-03-16')}
        minDate={firstDay}
        maxDate={lastDay}
        shouldDisableDate={isWeekend}
        onError={setError}
        disableHighlightToday
        slotProps={{ textField: { helperText: (error && messages[error]) ?? 'Monday to Friday' } }}
      />
    </LocalizationProvider>
  );
}
