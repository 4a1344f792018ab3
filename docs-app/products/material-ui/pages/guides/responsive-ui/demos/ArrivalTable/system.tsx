import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const arrivals = [
  { ferry: 'Pula', time: '14:30', pier: 'Pier 2', ship: 'Aurora' },
  { ferry: 'Venice', time: '16:05', pier: 'Pier 4', ship: 'Meridian' },
];
const wideOnly = { display: { xs: 'none', sm: 'table-cell' } };

export default function ArrivalTable() {
  return (
    <Table aria-label="Arrivals">
      <TableHead>
        <TableRow>
          <TableCell>Ferry from</TableCell>
          <TableCell>Time</TableCell>
          <TableCell sx={wideOnly}>Pier</TableCell>
          <TableCell sx={wideOnly}>Ship</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {arrivals.map(({ ferry, time, pier, ship }) => (
          <TableRow key={ferry}>
            <TableCell component="th" scope="row">
              {ferry}
            </TableCell>
            <TableCell>{time}</TableCell>
            <TableCell sx={wideOnly}>{pier}</TableCell>
            <TableCell sx={wideOnly}>{ship}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
