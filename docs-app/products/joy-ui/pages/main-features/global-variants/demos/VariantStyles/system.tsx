import Box from '@mui/joy/Box';

export default function VariantStyles() {
  return (
    <Box
      component="button"
      type="button"
      sx={(theme) => ({
        ...theme.variants.soft.primary,
        ...theme.typography['title-sm'],
        border: 0,
        borderRadius: 'sm',
        padding: 2,
        color: theme.vars.palette.primary.softColor,
        '&:hover': theme.variants.softHover.primary,
        '&:active': theme.variants.softActive.primary,
        [theme.focus.selector]: theme.focus.default,
      })}
    >
      Add a delivery note
    </Box>
  );
}
