import * as React from 'react';
import CloseIcon from '@mui/icons-material/Close';
import DeleteIcon from '@mui/icons-material/Delete';
import EditIcon from '@mui/icons-material/Edit';
import SaveIcon from '@mui/icons-material/Save';
import { GridActionsCellItem, type GridColDef, type GridRowId } from '@mui/x-data-grid';

export interface Customer {
  id: number;
  name: string;
  city: string;
}

interface RowActions {
  isEditing: (id: GridRowId) => boolean;
  edit: (id: GridRowId) => void;
  save: (id: GridRowId) => void;
  cancel: (id: GridRowId) => void;
  remove: (id: GridRowId) => void;
}

/** Creates the column with the buttons of each row. */
export function createActionsColumn(actions: RowActions): GridColDef<Customer> {
  return {
    field: 'actions',
    headerName: 'Actions',
    type: 'actions',
    width: 100,
    getActions: ({ id, row }) => {
      const item = (label: string, icon: React.JSX.Element, act: (id: GridRowId) => void) => (
        <GridActionsCellItem key={label} label={label} icon={icon} onClick={() => act(id)} />
      );
      return actions.isEditing(id)
        ? [
            item('Save the row', <SaveIcon />, actions.save),
            item('Cancel', <CloseIcon />, actions.cancel),
          ]
        : [
            item(`Edit ${row.name}`, <EditIcon />, actions.edit),
            item(`Delete ${row.name}`, <DeleteIcon />, actions.remove),
          ];
    },
  };
}
