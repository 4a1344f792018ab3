import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import useMediaQuery from '@mui/material/useMediaQuery';
import Zoom from '@mui/material/Zoom';

export default function NoticeTransitions() {
  const [isIn, setIsIn] = React.useState(true);
  const [settled, setSettled] = React.useState(true);
  const [frame, setFrame] = React.useState<HTMLElement | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = isStill ? 0 : { enter: 300, exit: 200 };

  function handleToggle() {
    setSettled(false);
    setIsIn(!isIn);
  }

  return (
    <div>
      <Button variant="outlined" aria-expanded={isIn} aria-busy={!settled} onClick={handleToggle}>
        Notices
      </Button>
      <Box
        ref={setFrame}
        role="group"
        aria-label="Notices"
        sx={{ display: 'grid', gap: 1, mt: 2, minHeight: 220, maxWidth: 360, overflow: 'hidden' }}
      >
        <Fade in={isIn} appear={false} timeout={timeout} easing="linear">
          <Alert role="note">Fade: the order is packed.</Alert>
        </Fade>
        <Grow in={isIn} appear={false} timeout={isStill ? 0 : 'auto'}>
          <Alert role="note">Grow: the van is full.</Alert>
        </Grow>
        <Slide
          in={isIn}
          appear={false}
          direction="up"
          container={frame}
          timeout={timeout}
          onEntered={() => setSettled(true)}
          onExited={() => setSettled(true)}
        >
          <Alert role="note">Slide: the van has left.</Alert>
        </Slide>
        <Zoom in={isIn} appear={false} timeout={timeout} unmountOnExit>
          <Alert role="note">Zoom: the parcel has arrived.</Alert>
        </Zoom>
      </Box>
    </div>
  );
}
