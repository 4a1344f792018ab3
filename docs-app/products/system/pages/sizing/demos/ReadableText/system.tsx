import Box from '@mui/system/Box';

export default function ReadableText() {
  return (
    <Box component="p" sx={{ maxWidth: 'sm', m: 0, color: 'text.primary', lineHeight: 1.6 }}>
      Parcels that arrive before noon leave the harbor on the same day. Later parcels are stored in
      hall 3 and leave with the first ferry of the next morning. You receive a message as soon as
      the ferry has departed.
    </Box>
  );
}
