import * as React from 'react';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import dayjs, { type Dayjs } from 'dayjs';

export default function VisitPlan() {
  const [visit, setVisit] = React.useState<Dayjs | null>(dayjs('2026-03-16T14:30'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 260 }}>
        <DateTimePicker
          label="Visit"
          value={visit}
          onChange={setVisit}
          ampm={false}
          minDateTime={dayjs('2026-03-16T08:00')}
          timeSteps={{ minutes: 15 }}
          disableHighlightToday
          closeOnSelect={false}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
        <DesktopDateTimePicker
          label="Quote sent by the office"
          ampm={false}
          maxDateTime={visit ?? undefined}
          defaultValue={dayjs('2026-03-13T17:00')}
          disableHighlightToday
        />
        <MobileDateTimePicker
          label="Signed on site"
          ampm={false}
          minDateTime={visit ?? undefined}
          defaultValue={dayjs('2026-03-16T15:45')}
          disableHighlightToday
          slotProps={{ toolbar: { toolbarFormat: 'D MMM' } }}
        />
        <Typography role="status">
          {visit?.isValid() ? `We come on ${visit.format('D MMMM, HH:mm')}.` : 'No visit yet.'}
        </Typography>
      </Stack>
    </LocalizationProvider>
  );
}
