import * as React from 'react';
import Button from '@mui/material/Button';
import Grow from '@mui/material/Grow';

const Notice = React.forwardRef<HTMLParagraphElement, React.ComponentProps<'p'>>(
  function Notice(props, ref) {
    return (
      <p {...props} ref={ref}>
        Your berth is booked.
      </p>
    );
  },
);

export default function CustomChild() {
  const [shown, setShown] = React.useState(true);

  return (
    <div>
      <Button variant="outlined" aria-pressed={shown} onClick={() => setShown(!shown)}>
        Notice
      </Button>
      <Grow in={shown} appear={false} timeout={200}>
        <Notice />
      </Grow>
    </div>
  );
}
