/** API page slugs of the Data Grid components. */
export const dataGridApiSlugs: readonly string[] = [
  'data-grid',
  'grid-filter-form',
  'grid-filter-panel',
  'grid-toolbar-quick-filter',
];

/** API page slugs of the Date and Time Pickers components. */
export const datePickersApiSlugs: readonly string[] = [
  'localization-provider',
  'date-picker',
  'desktop-date-picker',
  'mobile-date-picker',
  'static-date-picker',
  'time-picker',
  'desktop-time-picker',
  'mobile-time-picker',
  'static-time-picker',
  'date-time-picker',
  'desktop-date-time-picker',
  'mobile-date-time-picker',
  'static-date-time-picker',
  'date-calendar',
  'pickers-day',
  'time-clock',
  'digital-clock',
  'date-field',
  'time-field',
  'date-time-field',
];
