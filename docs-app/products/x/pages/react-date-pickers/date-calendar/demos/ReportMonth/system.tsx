import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import dayjs from 'dayjs';

export default function ReportMonth() {
  const [month, setMonth] = React.useState(dayjs('2024-03-01'));
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <div>
          <Typography id={`${id}-year`}>Year of the report</Typography>
          <YearCalendar
            value={month}
            onChange={setMonth}
            minDate={dayjs('2019-01-01')}
            maxDate={dayjs('2024-12-31')}
            yearsOrder="desc"
            disableHighlightToday
            gridLabelId={`${id}-year`}
            sx={{ width: 256, px: 0 }}
          />
        </div>
        <div>
          <Typography id={`${id}-month`}>Month of the report</Typography>
          <MonthCalendar
            value={month}
            onChange={setMonth}
            shouldDisableMonth={(date) => date.year() === 2024 && date.month() > 8}
            disableHighlightToday
            gridLabelId={`${id}-month`}
            sx={{ width: 256, px: 0 }}
          />
        </div>
      </Box>
      <Typography role="status">Invoices of {month.format('MMMM YYYY')}</Typography>
    </LocalizationProvider>
  );
}
