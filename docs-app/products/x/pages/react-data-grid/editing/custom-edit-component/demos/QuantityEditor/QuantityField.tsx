import * as React from 'react';
import TextField from '@mui/material/TextField';
import { useGridApiContext, type GridRenderEditCellParams } from '@mui/x-data-grid';

/** Edits a number, and shows the error of its cell below the field. */
export default function QuantityField(params: GridRenderEditCellParams) {
  const { id, field, value, hasFocus, error } = params;
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLInputElement>(null);

  React.useEffect(() => {
    if (hasFocus) ref.current?.focus();
  }, [hasFocus]);

  return (
    <TextField
      fullWidth
      size="small"
      type="number"
      value={value ?? ''}
      onChange={(event) => {
        apiRef.current.setEditCellValue({ id, field, value: event.target.value });
      }}
      error={Boolean(error)}
      helperText={typeof error === 'string' ? error : ' '}
      inputRef={ref}
      slotProps={{
        htmlInput: { 'aria-label': 'Quantity' },
        formHelperText: { role: error ? 'alert' : undefined },
      }}
      sx={{ alignSelf: 'center', px: 0.5 }}
    />
  );
}
