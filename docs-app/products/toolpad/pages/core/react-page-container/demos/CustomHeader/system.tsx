import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PageContainer, type PageHeaderProps } from '@toolpad/core/PageContainer';

function Header({ title }: PageHeaderProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Typography component="h3" variant="h5">
        {title}
      </Typography>
      <Chip label="Overdue" color="error" variant="outlined" />
    </Stack>
  );
}

export default function CustomHeader() {
  return (
    <PageContainer title="Invoice 881" maxWidth="sm" slots={{ header: Header }}>
      <Typography>Due on 14 March: €248.00</Typography>
    </PageContainer>
  );
}
