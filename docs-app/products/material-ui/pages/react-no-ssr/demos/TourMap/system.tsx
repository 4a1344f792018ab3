import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import NoSsr from '@mui/material/NoSsr';

function Map({ stops }: { stops: number }) {
  const distance = 160 / (stops - 1);
  const points = Array.from({ length: stops }, (_, i) => [20 + i * distance, i % 2 ? 25 : 65]);

  return (
    <svg viewBox="0 0 200 90" role="img" aria-label={`Map with ${stops} stops`}>
      <polyline points={points.join(' ')} fill="none" stroke="currentColor" strokeWidth="3" />
      {points.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="7" fill="currentColor" />
      ))}
    </svg>
  );
}

export default function TourMap() {
  const [tour, setTour] = React.useState(2);

  return (
    <Box sx={{ maxWidth: 320 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          aspectRatio: '20 / 9',
          border: 1,
          borderColor: 'divider',
          color: 'primary.main',
          '& svg': { width: '100%' },
        }}
      >
        <NoSsr key={tour} defer fallback={<span>The map is being drawn.</span>}>
          <Map stops={tour} />
        </NoSsr>
      </Box>
      <Button onClick={() => setTour(tour + 1)} sx={{ mt: 1 }}>
        One stop more
      </Button>
      <Button onClick={() => setTour(2)} sx={{ mt: 1 }}>
        Start again
      </Button>
    </Box>
  );
}
