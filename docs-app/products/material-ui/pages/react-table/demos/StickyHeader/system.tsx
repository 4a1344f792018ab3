import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const towns = ['Aldham', 'Brook End', 'Corley', 'Dunmere'];

const departures = Array.from({ length: 10 }, (_, index) => ({
  time: `${10 + index}:05`,
  town: towns[index % towns.length],
  platform: (index % 3) + 1,
}));

export default function StickyHeader() {
  return (
    <TableContainer
      role="region"
      aria-label="Departures, scrollable"
      tabIndex={0}
      sx={{ maxHeight: 240 }}
    >
      <Table stickyHeader size="small" aria-label="Departures">
        <TableHead>
          <TableRow>
            <TableCell>Time</TableCell>
            <TableCell>Town</TableCell>
            <TableCell align="right">Platform</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {departures.map(({ time, town, platform }) => (
            <TableRow key={time}>
              <TableCell component="th" scope="row">
                {time}
              </TableCell>
              <TableCell>{town}</TableCell>
              <TableCell align="right">{platform}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
