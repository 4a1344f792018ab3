import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Table from '@mui/joy/Table';

const parcels = [
  { id: 77, harbor: 'Bergen' },
  { id: 78, harbor: 'Turku' },
  { id: 79, harbor: 'Porto' },
];
const all = parcels.map(({ id }) => id);

export default function ParcelSelection() {
  const [selected, setSelected] = React.useState([78]);
  const isSome = selected.length > 0 && selected.length < all.length;

  function setDash(box: HTMLInputElement | null) {
    if (box) box.indeterminate = isSome;
  }

  function toggle(id: number) {
    setSelected(all.filter((each) => selected.includes(each) !== (each === id)));
  }

  return (
    <Table aria-label="Parcels" hoverRow sx={{ maxWidth: 360 }}>
      <thead>
        <tr>
          <th scope="col" style={{ width: 48 }}>
            <Checkbox
              checked={selected.length === all.length}
              indeterminate={isSome}
              onChange={(event) => setSelected(event.target.checked ? all : [])}
              slotProps={{
                input: {
                  'aria-label': 'All parcels',
                  ref: setDash,
                },
              }}
            />
          </th>
          <th scope="col">Parcel</th>
          <th scope="col">Harbor</th>
        </tr>
      </thead>
      <tbody>
        {parcels.map(({ id, harbor }) => (
          <tr key={id}>
            <td>
              <Checkbox
                checked={selected.includes(id)}
                onChange={() => toggle(id)}
                slotProps={{ input: { 'aria-label': `Parcel ${id}` } }}
              />
            </td>
            <td>{id}</td>
            <td>{harbor}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
