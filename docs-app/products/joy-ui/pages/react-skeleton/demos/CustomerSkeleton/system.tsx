import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function CustomerSkeleton() {
  return (
    <Stack aria-busy spacing={2} sx={{ maxWidth: 320 }}>
      <Stack direction="row" spacing={2}>
        <Skeleton animation={false} variant="circular" width={48} height={48} />
        <div style={{ flex: 1 }}>
          <Skeleton animation={false} variant="text" level="title-md" width="60%" />
          <Skeleton animation={false} variant="text" level="body-sm" width="40%" />
        </div>
      </Stack>
      <Skeleton animation={false} variant="rectangular" height={80} />
    </Stack>
  );
}
