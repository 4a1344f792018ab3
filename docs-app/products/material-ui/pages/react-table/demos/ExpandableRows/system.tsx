import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import KeyboardArrowDownIcon from '@mui/icons-material/KeyboardArrowDown';
import KeyboardArrowUpIcon from '@mui/icons-material/KeyboardArrowUp';

const bookings = [
  { room: 'Garden room', nights: 2, note: 'Arrives after 20:00 and needs a cot.' },
  { room: 'Attic', nights: 5, note: 'Paid in advance. No breakfast.' },
  { room: 'Corner suite', nights: 1, note: 'Asked for a quiet table at dinner.' },
];

export default function ExpandableRows() {
  const [openRoom, setOpenRoom] = React.useState('');

  return (
    <TableContainer role="region" aria-label="Bookings" tabIndex={0}>
      <Table aria-label="Bookings">
        <TableHead>
          <TableRow>
            <TableCell>Room</TableCell>
            <TableCell align="right">Nights</TableCell>
            <TableCell>Note</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {bookings.map(({ room, nights, note }) => (
            <React.Fragment key={room}>
              <TableRow>
                <TableCell component="th" scope="row">
                  {room}
                </TableCell>
                <TableCell align="right">{nights}</TableCell>
                <TableCell padding="checkbox">
                  <IconButton
                    aria-label={`Note on ${room}`}
                    aria-expanded={room === openRoom}
                    onClick={() => setOpenRoom(room === openRoom ? '' : room)}
                  >
                    {room === openRoom ? <KeyboardArrowUpIcon /> : <KeyboardArrowDownIcon />}
                  </IconButton>
                </TableCell>
              </TableRow>
              {room === openRoom && (
                <TableRow selected>
                  <TableCell colSpan={3}>{note}</TableCell>
                </TableRow>
              )}
            </React.Fragment>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
