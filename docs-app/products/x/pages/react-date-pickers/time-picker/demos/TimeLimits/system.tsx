import * as React from 'react';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import dayjs, { type Dayjs } from 'dayjs';

function isLunchBreak(time: Dayjs) {
  return time.hour() === 12;
}

export default function TimeLimits() {
  const [problem, setProblem] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimePicker
        label="Collection"
        ampm={false}
        defaultValue={dayjs('2026-03-14T10:30')}
        minTime={dayjs('2026-03-14T09:00')}
        maxTime={dayjs('2026-03-14T17:30')}
        timeSteps={{ minutes: 30 }}
        minutesStep={30}
        skipDisabled
        shouldDisableTime={(time, view) => view === 'hours' && isLunchBreak(time)}
        onError={(error) => setProblem(error !== null)}
        slotProps={{
          textField: {
            helperText: problem
              ? 'Nobody is at the counter then.'
              : 'Every half hour, 9:00 to 17:30',
          },
        }}
      />
    </LocalizationProvider>
  );
}
