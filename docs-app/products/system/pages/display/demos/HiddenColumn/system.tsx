import Box from '@mui/system/Box';

const parcels = [
  { id: 'A-17', to: 'Lisbon', weight: '2.4 kg' },
  { id: 'A-18', to: 'Rotterdam', weight: '0.9 kg' },
  { id: 'A-19', to: 'Trieste', weight: '5.1 kg' },
];

const weight = { display: { xs: 'none', sm: 'table-cell' } };

export default function HiddenColumn() {
  return (
    <Box
      component="table"
      sx={{
        width: 1,
        maxWidth: 480,
        borderCollapse: 'collapse',
        color: 'text.primary',
        '& :is(th, td)': { p: 1, borderBottom: 1, borderColor: 'divider', textAlign: 'start' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Parcel</th>
          <th scope="col">To</th>
          <Box component="th" scope="col" sx={weight}>
            Weight
          </Box>
        </tr>
      </thead>
      <tbody>
        {parcels.map((parcel) => (
          <tr key={parcel.id}>
            <td>{parcel.id}</td>
            <td>{parcel.to}</td>
            <Box component="td" sx={weight}>
              {parcel.weight}
            </Box>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}
