import Box from '@mui/system/Box';

export default function FirstBox() {
  return (
    <Box
      role="note"
      sx={{
        p: 2,
        border: 1,
        borderColor: 'success.main',
        borderRadius: 1,
        bgcolor: 'success.soft',
        color: 'text.primary',
      }}
    >
      Parcel A-17 is ready for pickup.
    </Box>
  );
}
