import Box from '@mui/joy/Box';

export default function OrderLink() {
  return (
    <Box
      component="a"
      href="#order-1042"
      sx={{
        display: 'inline-block',
        padding: 2,
        border: '1px solid',
        borderColor: 'neutral.outlinedBorder',
        borderRadius: 'sm',
        color: 'text.primary',
        fontFamily: 'body',
        textDecoration: 'none',
        '&:hover': { bgcolor: 'background.level2' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'focusVisible' },
      }}
    >
      Order 1042
    </Box>
  );
}
