import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';

export default function LegacyPage() {
  return (
    <article
      aria-label="Old page"
      style={{
        fontFamily: 'Georgia, serif',
        maxWidth: 420,
        padding: 16,
        border: '1px solid currentcolor',
      }}
    >
      <p>Harbor guide: berths are given in the order of arrival.</p>
      <ScopedCssBaseline
        component="section"
        aria-label="New part"
        sx={{ padding: 2, borderRadius: 'sm' }}
      >
        <strong>Berth 12 is free</strong>
        <div>This part uses the theme.</div>
      </ScopedCssBaseline>
    </article>
  );
}
