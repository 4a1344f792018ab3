import * as React from 'react';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { childPath, isBranch, isMatch, writeValue } from './themePaths.ts';

interface ThemeBranchesProps {
  path: string;
  value: object;
  query: string;
  isExpanded: boolean;
  onCopy: (path: string) => void;
}

export function ThemeBranches({ value, path, ...props }: ThemeBranchesProps) {
  const children = Object.entries(value)
    .map(([key, child]: [string, unknown]) => ({ key, child, path: childPath(path, key) }))
    .filter((entry) => isMatch(entry.path, entry.child, props.query));

  return (
    <Box component="ul" sx={{ m: 0, p: 0, paddingInlineStart: 2, listStyle: 'none' }}>
      {children.map(({ key, child, path: ownPath }) => (
        <li key={key}>
          {isBranch(child) ? (
            <Branch {...props} name={key} path={ownPath} value={child} />
          ) : (
            <Leaf name={key} path={ownPath} value={writeValue(child)} onCopy={props.onCopy} />
          )}
        </li>
      ))}
    </Box>
  );
}

function Branch({ name, ...props }: ThemeBranchesProps & { name: string }) {
  const [isOpen, setOpen] = React.useState(props.isExpanded);

  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ width: 'fit-content', py: 0.5, cursor: 'pointer' }}>
        {name}
      </Box>
      {isOpen && <ThemeBranches {...props} />}
    </details>
  );
}

interface LeafProps {
  name: string;
  path: string;
  value: string;
  onCopy: (path: string) => void;
}

function Leaf({ name, path, value, onCopy }: LeafProps) {
  const isColor = /^(#|rgb)/.test(value);
  const swatch = { width: 16, height: 16, flex: 'none', border: 1, borderColor: 'text.secondary' };

  return (
    <Box
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32, paddingInlineStart: 2 }}
    >
      <span>{name}:</span>
      {isColor && <Box aria-hidden style={{ backgroundColor: value }} sx={swatch} />}
      <code dir="ltr">{value}</code>
      <IconButton size="small" aria-label={`Copy ${path}`} onClick={() => onCopy(path)}>
        <ContentCopyIcon fontSize="inherit" />
      </IconButton>
    </Box>
  );
}
