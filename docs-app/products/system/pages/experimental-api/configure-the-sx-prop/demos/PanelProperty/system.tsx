import { unstable_defaultSxConfig as defaultSxConfig } from '@mui/system';
import Box from '@mui/system/Box';
import ThemeProvider from '@mui/system/ThemeProvider';

const theme = {
  panels: {
    quiet: { padding: 8, border: '1px dashed currentcolor' },
    strong: { padding: 16, border: '3px solid currentcolor' },
  },
  unstable_sxConfig: {
    ...defaultSxConfig,
    panel: { cssProperty: false, themeKey: 'panels' },
  },
};

export default function PanelProperty() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 360, color: 'text.primary' }}>
        <Box sx={{ panel: 'quiet' }}>Invoice 881 is a draft.</Box>
        <Box sx={{ panel: 'strong' }}>Invoice 880 is due today.</Box>
      </Box>
    </ThemeProvider>
  );
}
