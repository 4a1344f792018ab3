import LinearProgress from '@mui/material/LinearProgress';

export default function BufferedFilm() {
  return (
    <LinearProgress
      variant="buffer"
      value={30}
      valueBuffer={55}
      aria-label="Film about packing"
      aria-valuetext="30 percent played, 55 percent loaded"
      sx={{ maxWidth: 320 }}
    />
  );
}
