import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

const note =
  'Deliver to the back door, ring twice, and leave the parcel with the neighbor if nobody answers.';

const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
};

export default function TruncatedText() {
  return (
    <Box sx={{ maxWidth: 280 }}>
      <Typography noWrap sx={{ mb: 2 }}>
        {note}
      </Typography>
      <Typography sx={twoLines}>{note}</Typography>
    </Box>
  );
}
