import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

const persianDay = new Intl.DateTimeFormat('en-u-ca-persian', { day: 'numeric' });
const persianMonth = new Intl.DateTimeFormat('en-u-ca-persian', { month: 'long' });

function DoubleDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth) return <PickersDay {...props} />;
  const date = day.toDate();

  return (
    <PickersDay
      {...props}
      aria-label={`${day.date()} ${persianDay.format(date)} ${persianMonth.format(date)}`}
      sx={{ flexDirection: 'column', lineHeight: 1.1 }}
    >
      {day.date()}{' '}
      <Typography component="span" sx={{ fontSize: '0.625rem', lineHeight: 1 }}>
        {persianDay.format(date)}
      </Typography>
    </PickersDay>
  );
}

export default function TwoCalendars() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2026-03-14')}
        disableHighlightToday
        slots={{ day: DoubleDay }}
        sx={{ width: '100%', maxWidth: 320 }}
      />
    </LocalizationProvider>
  );
}
