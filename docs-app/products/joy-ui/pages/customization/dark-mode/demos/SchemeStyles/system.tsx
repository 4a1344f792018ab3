import Box from '@mui/joy/Box';

export default function SchemeStyles() {
  return (
    <Box
      role="note"
      sx={[
        { maxWidth: 320, p: 2, borderRadius: 'sm', color: 'text.primary', bgcolor: 'warning.100' },
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
