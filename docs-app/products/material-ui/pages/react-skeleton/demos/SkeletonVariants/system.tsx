import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonVariants() {
  return (
    <Stack spacing={2} aria-busy sx={{ maxWidth: 240 }}>
      <Skeleton variant="circular" animation={false} width={40} height={40} />
      <Skeleton animation={false} />
      <Skeleton animation={false} width="60%" />
      <Skeleton variant="rectangular" animation={false} height={48} />
      <Skeleton variant="rounded" animation={false} height={48} />
    </Stack>
  );
}
