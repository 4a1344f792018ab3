import Box from '@mui/material/Box';

export default function SchemeStyles() {
  return (
    <Box
      role="note"
      sx={[
        { maxWidth: 360, p: 2, borderRadius: 1, color: 'text.primary', bgcolor: 'grey.200' },
        (theme) =>
          theme.applyStyles('dark', {
            backgroundColor: 'transparent',
            outline: '1px solid currentColor',
          }),
      ]}
    >
      The invoice for May is due on Friday.
    </Box>
  );
}
