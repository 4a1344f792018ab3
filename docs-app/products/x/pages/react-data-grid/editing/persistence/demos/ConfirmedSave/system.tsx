import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Berth {
  id: number;
  berth: string;
  ship: string;
}

const columns: GridColDef<Berth>[] = [
  { field: 'berth', headerName: 'Berth', width: 100 },
  { field: 'ship', headerName: 'Ship', flex: 1, minWidth: 120, editable: true },
];

const rows: Berth[] = [
  { id: 1, berth: 'B1', ship: 'Heron' },
  { id: 2, berth: 'B2', ship: 'Gull' },
];

export default function ConfirmedSave() {
  const [answer, setAnswer] = React.useState<((save: boolean) => void) | null>(null);

  function ask(edited: Berth, old: Berth) {
    if (edited.ship === old.ship) return old;
    return new Promise<Berth>((resolve) => {
      setAnswer(() => (save: boolean) => {
        setAnswer(null);
        resolve(save ? edited : old);
      });
    });
  }

  return (
    <div>
      <Box sx={{ height: 162, mb: 1 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Berths to change' } }}
          columns={columns}
          rows={rows}
          processRowUpdate={ask}
          hideFooter
        />
      </Box>
      {answer && (
        <Alert severity="info">
          Move another ship to this berth?
          <Button color="inherit" onClick={() => answer(true)}>
            Move
          </Button>
          <Button color="inherit" onClick={() => answer(false)}>
            Keep the old one
          </Button>
        </Alert>
      )}
    </div>
  );
}
