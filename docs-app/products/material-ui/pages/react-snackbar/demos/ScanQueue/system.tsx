import * as React from 'react';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';

export default function ScanQueue() {
  const [last, setLast] = React.useState(1041);
  const [queue, setQueue] = React.useState<number[]>([]);
  const [closing, setClosing] = React.useState(false);

  return (
    <>
      <Button
        variant="outlined"
        onClick={() => {
          setLast(last + 1);
          setQueue([...queue, last + 1]);
        }}
      >
        Scan a parcel
      </Button>
      <Snackbar
        key={queue[0]}
        open={queue.length > 0 && !closing}
        message={`Parcel ${queue[0]} is scanned.`}
        autoHideDuration={queue.length > 1 ? 3000 : 6000}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') setClosing(true);
        }}
        TransitionProps={{
          onExited: () => {
            setQueue((waiting) => waiting.slice(1));
            setClosing(false);
          },
        }}
        ContentProps={{ role: 'status' }}
      />
    </>
  );
}
