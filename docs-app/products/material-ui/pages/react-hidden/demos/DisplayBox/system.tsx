import Box from '@mui/material/Box';

export default function DisplayBox() {
  return (
    <div>
      <div>Parcel 4711</div>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>It left the harbor this morning.</Box>
    </div>
  );
}
