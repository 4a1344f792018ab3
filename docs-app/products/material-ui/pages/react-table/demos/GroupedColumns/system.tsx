import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const rows = [
  { harbor: 'Bergen', arrivals: { may: 31, june: 34 }, departures: { may: 30, june: 33 } },
  { harbor: 'Gdynia', arrivals: { may: 58, june: 61 }, departures: { may: 57, june: 62 } },
];

export default function GroupedColumns() {
  return (
    <TableContainer role="region" aria-label="Ships" tabIndex={0}>
      <Table size="small" aria-label="Ships">
        <colgroup />
        <colgroup span={2} />
        <colgroup span={2} />
        <TableHead>
          <TableRow>
            <TableCell rowSpan={2}>Harbor</TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Arrivals
            </TableCell>
            <TableCell colSpan={2} scope="colgroup" align="center">
              Departures
            </TableCell>
          </TableRow>
          <TableRow>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
            <TableCell align="right">May</TableCell>
            <TableCell align="right">June</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ harbor, arrivals, departures }) => (
            <TableRow key={harbor}>
              <TableCell component="th" scope="row">
                {harbor}
              </TableCell>
              <TableCell align="right">{arrivals.may}</TableCell>
              <TableCell align="right">{arrivals.june}</TableCell>
              <TableCell align="right">{departures.may}</TableCell>
              <TableCell align="right">{departures.june}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
