import Box from '@mui/system/Box';

const days = {
  Monday: ['08:00 Ferry to Trieste', '09:30 Customs', '11:00 Fuel', '14:00 Crew change'],
  Tuesday: ['07:15 Ferry to Split', '10:00 Inspection', '13:30 Loading', '16:45 Departure'],
  Wednesday: ['09:00 Ferry to Bari', '12:00 Fuel', '15:00 Customs', '18:20 Arrival'],
};

export default function StickyDays() {
  return (
    <Box
      component="section"
      aria-label="Harbor schedule"
      tabIndex={0}
      sx={{
        maxWidth: 320,
        height: 200,
        overflow: 'auto',
        border: 1,
        borderColor: 'divider',
        color: 'text.primary',
      }}
    >
      {Object.entries(days).map(([day, entries]) => (
        <div key={day}>
          <Box
            sx={{
              position: 'sticky',
              top: 0,
              px: 2,
              py: 1,
              bgcolor: 'background.paper',
              fontWeight: 'fontWeightBold',
            }}
          >
            {day}
          </Box>
          <Box component="ul" sx={{ m: 0, px: 2, py: 1, listStyle: 'none', lineHeight: 2 }}>
            {entries.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </Box>
        </div>
      ))}
    </Box>
  );
}
