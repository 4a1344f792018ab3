import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function WidthText() {
  const isWide = useMediaQuery('(min-width: 600px)');

  return <Typography>{isWide ? 'Wide window' : 'Narrow window'}</Typography>;
}
