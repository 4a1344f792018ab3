import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

const heights = [40, 120, 60, 40];

export default function SequentialNotes() {
  return (
    <Masonry columns={2} sequential sx={{ maxWidth: 360 }}>
      {heights.map((height, index) => (
        <Paper key={index} variant="outlined" sx={{ height, p: 1 }}>
          Note {index + 1}
        </Paper>
      ))}
    </Masonry>
  );
}
