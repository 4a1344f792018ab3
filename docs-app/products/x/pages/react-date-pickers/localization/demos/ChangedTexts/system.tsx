import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const localeText = {
  okButtonLabel: 'Book this day',
  clearButtonLabel: 'No day yet',
  previousMonth: 'Earlier month',
  nextMonth: 'Later month',
  calendarViewSwitchingButtonAriaLabel: (view: string) =>
    view === 'year' ? 'Back to the days' : 'Choose a year',
};

export default function ChangedTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={localeText}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2026-03-14')}
        disableHighlightToday
        slotProps={{ actionBar: { actions: ['clear', 'accept'] } }}
        sx={{ minWidth: 0, maxWidth: 320, '& .MuiDateCalendar-root': { width: '100%' } }}
      />
    </LocalizationProvider>
  );
}
