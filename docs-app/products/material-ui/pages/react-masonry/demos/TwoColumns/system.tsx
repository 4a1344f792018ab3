import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';

export default function TwoColumns() {
  return (
    <Masonry columns={2} sx={{ maxWidth: 360 }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        Good chairs.
      </Paper>
      <Paper variant="outlined" sx={{ p: 1 }}>
        We have had the table for a year now. Two children and a dog could not harm it.
      </Paper>
      <Paper variant="outlined" sx={{ p: 1 }}>
        Nice paper.
      </Paper>
    </Masonry>
  );
}
