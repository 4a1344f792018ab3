import { styled } from '@mui/material/styles';
import { palettes } from '@vitrine/ui/theme';

const MODES = ['light', 'dark'] as const;
const groups = Object.entries(palettes.light).map(([group, entry]) =>
  typeof entry === 'string' ? [group] : Object.keys(entry).map((name) => `${group}-${name}`),
);

/** Renders every color of the palette, one column per mode. */
export function PaletteSheet() {
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(400px, 100%), 1fr))',
        gap: 16,
      }}
    >
      {MODES.map((mode) => (
        <ModeRoot key={mode} data-mode={mode} aria-label={mode}>
          <h2>{mode === 'light' ? 'Light' : 'Dark'}</h2>
          {groups.map((names) => (
            <ul key={names[0]}>
              {names.map((name) => (
                <li key={name}>
                  <span
                    data-swatch={name}
                    style={{ backgroundColor: `var(--docs-palette-${name})` }}
                  />
                  {name}
                </li>
              ))}
            </ul>
          ))}
        </ModeRoot>
      ))}
    </div>
  );
}

const ModeRoot = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  padding: theme.spacing(3),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.vars.shape.borderRadius,
  backgroundColor: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(108px, 1fr))',
    gap: theme.spacing(1.5),
    margin: theme.spacing(2, 0, 0),
    padding: 0,
    listStyle: 'none',
  },
  '& li': {
    color: theme.vars.palette.text.secondary,
    fontSize: '0.75rem',
    overflowWrap: 'anywhere',
  },
  '& [data-swatch]': {
    display: 'block',
    blockSize: 44,
    marginBlockEnd: 4,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderRadius: 8,
  },
}));
