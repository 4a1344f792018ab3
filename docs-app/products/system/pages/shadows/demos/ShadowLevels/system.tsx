import Box from '@mui/system/Box';

const levels = [0, 1, 2];

export default function ShadowLevels() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, color: 'text.primary' }}>
      {levels.map((level) => (
        <Box
          key={level}
          sx={{
            p: 2,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.paper',
            boxShadow: level,
          }}
        >
          <code>boxShadow: {level}</code>
        </Box>
      ))}
    </Box>
  );
}
