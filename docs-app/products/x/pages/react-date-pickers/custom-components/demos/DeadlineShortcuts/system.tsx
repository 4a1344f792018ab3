import * as React from 'react';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';
import { PickersActionBar, type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import {
  PickersCalendarHeader,
  type PickersCalendarHeaderProps,
} from '@mui/x-date-pickers/PickersCalendarHeader';
import { PickersLayout, type PickersLayoutProps } from '@mui/x-date-pickers/PickersLayout';
import { PickersShortcuts, type PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import dayjs, { type Dayjs } from 'dayjs';

const sent = dayjs('2026-03-02');
const items = [14, 30].map((days) => ({
  label: `${days} days`,
  getValue: () => sent.add(days, 'day'),
}));

function Layout(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  return (
    <PickersLayout {...props} sx={{ maxWidth: 320, '& .MuiDateCalendar-root': { width: 1 } }} />
  );
}
function Header(props: PickersCalendarHeaderProps<Dayjs>) {
  return <PickersCalendarHeader {...props} sx={{ borderBottom: 1, borderColor: 'divider' }} />;
}
function Shortcuts(props: PickersShortcutsProps<Dayjs | null>) {
  return <PickersShortcuts {...props} items={items} sx={{ display: 'flex' }} disablePadding />;
}
function ActionBar(props: PickersActionBarProps) {
  return <PickersActionBar {...props} actions={['clear', 'accept']} />;
}

export default function DeadlineShortcuts() {
  const [due, setDue] = React.useState<Dayjs | null>(sent);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={sent}
        onAccept={setDue}
        disableHighlightToday
        slots={{
          layout: Layout,
          calendarHeader: Header,
          shortcuts: Shortcuts,
          actionBar: ActionBar,
        }}
      />
      <Typography role="status">
        {due ? `Invoice due on ${due.format('D MMMM')}` : 'Due at once'}
      </Typography>
    </LocalizationProvider>
  );
}
