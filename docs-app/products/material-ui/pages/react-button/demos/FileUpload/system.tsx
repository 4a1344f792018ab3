import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const HiddenInput = styled('input')({
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export default function FileUpload() {
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setFileNames(Array.from(event.target.files ?? [], (file) => file.name));
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      {/* The label forwards clicks to the input inside it, and the input receives the focus. */}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
        sx={{
          '&:focus-within': {
            outline: '3px solid',
            outlineColor: 'text.primary',
            outlineOffset: 2,
          },
        }}
      >
        Attach receipts
        <HiddenInput type="file" accept="image/*,.pdf" multiple onChange={handleChange} />
      </Button>
      <Typography role="status">
        {fileNames.length === 0 ? 'No receipt attached.' : `Attached: ${fileNames.join(', ')}`}
      </Typography>
    </Stack>
  );
}
