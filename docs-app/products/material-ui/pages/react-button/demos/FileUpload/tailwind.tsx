import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

export default function FileUpload() {
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setFileNames(Array.from(event.target.files ?? [], (file) => file.name));
  }

  return (
    <div className="flex flex-col items-start gap-4">
      {/* The label forwards clicks to the input inside it, and the input receives the focus. */}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
        className="focus-within:outline-3! focus-within:outline-offset-2! focus-within:outline-[light-dark(#000000de,#ffffff)]!"
      >
        Attach receipts
        <input
          type="file"
          accept="image/*,.pdf"
          multiple
          onChange={handleChange}
          className="sr-only"
        />
      </Button>
      <Typography role="status">
        {fileNames.length === 0 ? 'No receipt attached.' : `Attached: ${fileNames.join(', ')}`}
      </Typography>
    </div>
  );
}
