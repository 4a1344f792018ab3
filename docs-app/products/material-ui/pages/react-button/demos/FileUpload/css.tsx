import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import './FileUpload.css';

export default function FileUpload() {
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  function handleChange(event: React.ChangeEvent<HTMLInputElement>) {
    setFileNames(Array.from(event.target.files ?? [], (file) => file.name));
  }

  return (
    <div className="FileUpload">
      {/* The label forwards clicks to the input inside it, and the input receives the focus. */}
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
        className="FileUpload-button"
      >
        Attach receipts
        <input
          type="file"
          accept="image/*,.pdf"
          multiple
          onChange={handleChange}
          className="FileUpload-input"
        />
      </Button>
      <Typography role="status">
        {fileNames.length === 0 ? 'No receipt attached.' : `Attached: ${fileNames.join(', ')}`}
      </Typography>
    </div>
  );
}
