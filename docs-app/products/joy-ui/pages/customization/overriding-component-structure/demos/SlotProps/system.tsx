import Input from '@mui/joy/Input';

export default function SlotProps() {
  return (
    <Input
      placeholder="0.00"
      startDecorator="€"
      sx={{ maxWidth: 200 }}
      slotProps={{
        input: { 'aria-label': 'Price in euros', inputMode: 'decimal', maxLength: 8 },
        startDecorator: { sx: { fontWeight: 'lg' } },
      }}
    />
  );
}
