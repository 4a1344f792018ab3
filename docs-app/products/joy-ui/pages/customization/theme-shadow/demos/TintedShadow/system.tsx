import Button from '@mui/joy/Button';

export default function TintedShadow() {
  return (
    <Button
      sx={(theme) => ({
        m: 2,
        '--joy-shadowChannel': theme.vars.palette.primary.mainChannel,
        '--joy-shadowOpacity': '0.4',
        boxShadow: theme.shadow.lg,
      })}
    >
      Book a courier
    </Button>
  );
}
