import Pagination from '@mui/material/Pagination';

export default function ParcelPages() {
  return <Pagination aria-label="Parcels" count={10} />;
}
