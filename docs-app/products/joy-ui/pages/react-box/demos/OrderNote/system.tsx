import Box from '@mui/joy/Box';

export default function OrderNote() {
  return (
    <Box
      component="section"
      aria-label="Note"
      sx={{
        maxWidth: { xs: '100%', sm: 360 },
        padding: 2,
        borderRadius: 'md',
        bgcolor: 'primary.softBg',
        color: 'primary.softColor',
        fontFamily: 'body',
      }}
    >
      Order 1042 leaves the warehouse on Monday.
    </Box>
  );
}
