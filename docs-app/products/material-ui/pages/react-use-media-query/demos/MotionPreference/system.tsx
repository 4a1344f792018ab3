import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function MotionPreference() {
  const lastRef = React.useRef<HTMLLIElement>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');

  return (
    <div>
      <Button
        variant="outlined"
        onClick={() =>
          lastRef.current?.scrollIntoView({
            behavior: isStill ? 'auto' : 'smooth',
            block: 'nearest',
          })
        }
      >
        Go to the last stop
      </Button>
      <Box component="ol" tabIndex={0} aria-label="Stops" sx={{ height: 80, overflow: 'auto' }}>
        <li>Harbor Street</li>
        <li>Mill Lane</li>
        <li>Church Square</li>
        <li>Canal Street</li>
        <li ref={lastRef}>Station Road</li>
      </Box>
    </div>
  );
}
