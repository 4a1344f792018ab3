import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({ cssVarPrefix: 'depot' });

const noteStyle = {
  maxWidth: 320,
  padding: 16,
  borderRadius: 'var(--depot-radius-lg)',
  boxShadow: 'var(--depot-shadow-md)',
  fontFamily: 'var(--depot-fontFamily-body)',
  color: 'var(--depot-palette-text-primary)',
  backgroundColor: 'var(--depot-palette-background-level1)',
};

export default function ThemeVariables() {
  return (
    <CssVarsProvider
      theme={theme}
      attribute="data-mode" // This site sets its color mode in this attribute.
      colorSchemeNode={null}
      modeStorageKey="depot-mode"
      colorSchemeStorageKey="depot-scheme"
    >
      <p style={noteStyle}>The depot in Porto is closed on Friday.</p>
    </CssVarsProvider>
  );
}
