import * as React from 'react';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function DeliveryTerms() {
  const [isLong, setIsLong] = React.useState(false);
  const [hasCode, setHasCode] = React.useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const timeout = isStill ? 0 : 'auto';

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 360 }}>
      <Collapse in={isLong} collapsedSize={48} timeout={timeout} easing="ease-in-out">
        <Typography>
          We bring every order to your door. Furniture comes on a day that we agree with you by
          telephone, all else within two days. On the islands it takes until the next ferry. If
          nobody is there, we ask a neighbor.
        </Typography>
      </Collapse>
      <Button aria-expanded={isLong} onClick={() => setIsLong(!isLong)}>
        The whole text
      </Button>
      <Stack direction="row" sx={{ alignItems: 'center', minHeight: 40 }}>
        <Button aria-expanded={hasCode} onClick={() => setHasCode(!hasCode)}>
          Voucher
        </Button>
        <Collapse orientation="horizontal" in={hasCode} timeout={timeout} unmountOnExit>
          <Typography noWrap sx={{ paddingInlineStart: 1 }}>
            SPRING
          </Typography>
        </Collapse>
      </Stack>
    </Stack>
  );
}
