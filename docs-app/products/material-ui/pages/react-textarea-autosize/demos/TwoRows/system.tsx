import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function TwoRows() {
  return (
    <TextareaAutosize
      aria-label="Address"
      maxRows={2}
      defaultValue={'Lind\nHarbor Street 4\nBergen'}
      style={{ width: '100%', maxWidth: 320, font: 'inherit' }}
    />
  );
}
