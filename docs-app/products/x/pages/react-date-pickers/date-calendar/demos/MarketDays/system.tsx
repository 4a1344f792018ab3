import * as React from 'react';
import Badge from '@mui/material/Badge';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import dayjs, { type Dayjs } from 'dayjs';

function MarketDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth || day.day() !== 3) return <PickersDay {...props} />;

  return (
    <Badge overlap="circular" variant="dot" color="secondary">
      <PickersDay {...props} aria-label={`${day.date()}, market day`} />
    </Badge>
  );
}

export default function MarketDays() {
  const [day, setDay] = React.useState(dayjs('2026-03-14'));
  const [loading, setLoading] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack sx={{ alignItems: 'center' }}>
        <FormControlLabel
          control={<Switch checked={loading} onChange={(_, checked) => setLoading(checked)} />}
          label="The days are still on their way"
        />
        <DateCalendar
          value={day}
          onChange={setDay}
          minDate={dayjs('2026-03-02')}
          maxDate={dayjs('2026-05-31')}
          shouldDisableDate={(date) => date.day() === 0}
          disableHighlightToday
          fixedWeekNumber={6}
          loading={loading}
          renderLoading={() => (
            <DayCalendarSkeleton sx={{ '& .MuiSkeleton-root': { animation: 'none' } }} />
          )}
          slots={{ day: MarketDay }}
          sx={{ width: '100%', maxWidth: 320 }}
        />
        <Typography role="status">Delivery on {day.format('dddd, D MMMM')}.</Typography>
      </Stack>
    </LocalizationProvider>
  );
}
