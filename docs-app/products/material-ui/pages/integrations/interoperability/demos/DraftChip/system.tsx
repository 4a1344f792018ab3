import styled from '@emotion/styled';
import Chip from '@mui/material/Chip';

const DashedChip = styled(Chip)({
  border: '1px dashed currentColor',
  borderRadius: 4,
});

export default function DraftChip() {
  return <DashedChip label="Draft of invoice 2042" variant="outlined" />;
}
