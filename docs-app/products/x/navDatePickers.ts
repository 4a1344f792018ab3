import type { NavEntry } from '@vitrine/ui/authoring';

/** Pages of the Date Pickers 7.x, by the type of the picked value and by task. */
export const datePickersGroup: NavEntry = {
  pathname: '/x/react-date-pickers-group',
  title: 'Date Pickers',
  children: [
    { pathname: '/x/react-date-pickers', title: 'Overview' },
    { pathname: '/x/react-date-pickers/getting-started' },
    {
      pathname: '/x/react-date-pickers/dates',
      title: 'Dates',
      children: [
        { pathname: '/x/react-date-pickers/date-picker', title: 'Date Picker' },
        { pathname: '/x/react-date-pickers/date-field', title: 'Date Field' },
        { pathname: '/x/react-date-pickers/date-calendar', title: 'Date Calendar' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/times',
      title: 'Times',
      children: [
        { pathname: '/x/react-date-pickers/time-picker', title: 'Time Picker' },
        { pathname: '/x/react-date-pickers/time-field', title: 'Time Field' },
        {
          pathname: '/x/react-date-pickers/clocks',
          title: 'Clocks',
          children: [
            { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock' },
            { pathname: '/x/react-date-pickers/digital-clock', title: 'Digital Clock' },
          ],
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/dates-with-times',
      title: 'Dates and times',
      children: [
        { pathname: '/x/react-date-pickers/date-time-picker', title: 'Date Time Picker' },
        { pathname: '/x/react-date-pickers/date-time-field', title: 'Date Time Field' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/ranges',
      title: 'Ranges',
      plan: 'pro',
      children: [
        {
          pathname: '/x/react-date-pickers/date-range-picker',
          title: 'Date Range Picker',
          plan: 'pro',
        },
        {
          pathname: '/x/react-date-pickers/date-range-field',
          title: 'Date Range Field',
          plan: 'pro',
        },
        {
          pathname: '/x/react-date-pickers/date-range-calendar',
          title: 'Date Range Calendar',
          plan: 'pro',
        },
        {
          pathname: '/x/react-date-pickers/date-time-range-picker',
          title: 'Date Time Range Picker',
          plan: 'pro',
        },
      ],
    },
    {
      pathname: '/x/react-date-pickers/behavior',
      subheader: 'behavior',
      children: [
        { pathname: '/x/react-date-pickers/validation' },
        { pathname: '/x/react-date-pickers/timezone', title: 'Time zones' },
        { pathname: '/x/react-date-pickers/localization', title: 'Localization' },
        { pathname: '/x/react-date-pickers/adapters-locale', title: 'Date formats' },
        { pathname: '/x/react-date-pickers/calendar-systems' },
        { pathname: '/x/react-date-pickers/accessibility' },
      ],
    },
    {
      pathname: '/x/react-date-pickers/customization',
      children: [
        { pathname: '/x/react-date-pickers/custom-components', title: 'Custom subcomponents' },
        { pathname: '/x/react-date-pickers/custom-field', title: 'Custom field' },
        { pathname: '/x/react-date-pickers/custom-layout', title: 'Custom layout' },
        { pathname: '/x/react-date-pickers/shortcuts' },
      ],
    },
  ],
};
