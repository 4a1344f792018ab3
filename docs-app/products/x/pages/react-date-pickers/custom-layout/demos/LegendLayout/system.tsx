import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import {
  PickersLayoutContentWrapper,
  type PickersLayoutProps,
  PickersLayoutRoot,
  usePickerLayout,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

function HarborLayout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { content, actionBar } = usePickerLayout(props);

  return (
    <PickersLayoutRoot ownerState={props} className={props.className} sx={{ maxWidth: 320 }}>
      <PickersLayoutContentWrapper sx={{ '& .MuiDateCalendar-root': { width: '100%' } }}>
        {content}
        <Typography variant="body2" sx={{ px: 3 }}>
          The harbor is closed on Sundays.
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}

export default function LegendLayout() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        defaultValue={dayjs('2026-03-14')}
        shouldDisableDate={(day) => day.day() === 0}
        disableHighlightToday
        slots={{ layout: HarborLayout }}
        sx={{ minWidth: 0 }}
      />
    </LocalizationProvider>
  );
}
