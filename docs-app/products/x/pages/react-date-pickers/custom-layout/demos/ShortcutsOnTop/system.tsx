import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs from 'dayjs';

const arrival = dayjs('2026-03-14');
const items = [7, 14].map((days) => ({
  label: `${days} nights`,
  getValue: () => arrival.add(days, 'day'),
}));

export default function ShortcutsOnTop() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={arrival}
        disableHighlightToday
        slotProps={{
          shortcuts: { items },
          layout: {
            sx: {
              maxWidth: 320,
              [`& .${pickersLayoutClasses.shortcuts}`]: {
                gridColumn: '1 / 4',
                gridRow: 1,
                display: 'flex',
                maxWidth: 'none',
              },
              '& .MuiDateCalendar-root': { width: '100%' },
            },
          },
        }}
        sx={{ minWidth: 0 }}
      />
    </LocalizationProvider>
  );
}
