import TextareaAutosize from '@mui/material/TextareaAutosize';

export default function GrowingNote() {
  return (
    <TextareaAutosize
      aria-label="Note to the courier"
      minRows={3}
      defaultValue="Ring at the door of the workshop."
      style={{ width: '100%', maxWidth: 320, font: 'inherit' }}
    />
  );
}
