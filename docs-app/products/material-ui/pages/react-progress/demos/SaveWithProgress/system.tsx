import * as React from 'react';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';

export default function SaveWithProgress() {
  const [saving, setSaving] = React.useState(false);

  React.useEffect(() => {
    if (!saving) {
      return undefined;
    }
    const timer = setTimeout(() => setSaving(false), 1500);
    return () => clearTimeout(timer);
  }, [saving]);

  return (
    <Button
      variant="contained"
      aria-disabled={saving}
      startIcon={
        saving && <CircularProgress size={16} color="inherit" disableShrink aria-label="Saving" />
      }
      onClick={() => setSaving(true)}
    >
      Save the invoice
    </Button>
  );
}
