import * as React from 'react';
import Box from '@mui/system/Box';

const shipments = [
  { id: 'A-77', place: 'Porto', days: 1 },
  { id: 'A-78', place: 'Ghent', days: 3 },
  { id: 'A-79', place: 'Malmö', days: 5 },
];

export default function ResponsiveShipments() {
  const [slowestFirst, setSlowestFirst] = React.useState(false);
  const sorted = slowestFirst ? shipments.toReversed() : shipments;

  return (
    <Box sx={{ color: 'text.primary' }}>
      <label>
        <input
          type="checkbox"
          checked={slowestFirst}
          onChange={(event) => setSlowestFirst(event.target.checked)}
        />{' '}
        Slowest first
      </label>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' },
          gap: { xs: 1, sm: 2 },
          mt: 2,
          mb: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {sorted.map(({ id, place, days }) => (
          <Box
            key={id}
            component="li"
            sx={{ p: { xs: 1.5, sm: 2 }, border: 1, borderColor: 'divider', borderRadius: 1 }}
          >
            <Box sx={{ fontWeight: 'fontWeightBold' }}>{place}</Box>
            <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
              {id}, {days} {days === 1 ? 'day' : 'days'}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
