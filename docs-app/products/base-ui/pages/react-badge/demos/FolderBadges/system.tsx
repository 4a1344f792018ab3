import * as React from 'react';
import { Badge as BaseBadge, badgeClasses } from '@mui/base/Badge';
import { styled } from '@mui/system';

const start = { Orders: 128, Returns: 3, Reviews: 0 };

export default function FolderBadges() {
  const [unread, setUnread] = React.useState(start);
  const [isQuiet, setIsQuiet] = React.useState(false);

  return (
    <Column>
      <Row>
        {Object.entries(unread).map(([name, count]) => (
          <Badge
            key={name}
            badgeContent={count}
            showZero={name === 'Reviews'}
            invisible={isQuiet}
            slotProps={{ badge: { 'aria-hidden': true } }}
          >
            <Folder
              aria-label={isQuiet ? name : `${name}, ${count} unread`}
              onClick={() => setUnread({ ...unread, [name]: 0 })}
            >
              {name}
            </Folder>
          </Badge>
        ))}
      </Row>
      <label>
        <input
          type="checkbox"
          checked={isQuiet}
          onChange={(event) => setIsQuiet(event.target.checked)}
        />{' '}
        Hide the numbers
      </label>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
  border: 'light-dark(#6b7689, #8d99ad)',
  paper: 'light-dark(#ffffff, #1b2230)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  color: colors.text,
}));

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  paddingBlockStart: theme.spacing(1),
}));

const Badge = styled(BaseBadge)({
  position: 'relative',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -10,
    insetInlineEnd: -14,
    minWidth: 14,
    padding: '1px 6px',
    borderRadius: 12,
    backgroundColor: colors.primary,
    color: colors.onPrimary,
    fontSize: '0.75rem',
    lineHeight: 1.5,
    textAlign: 'center',
    pointerEvents: 'none',
  },
  [`& .${badgeClasses.invisible}`]: { display: 'none' },
});

const Folder = styled('button')(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: `1px solid ${colors.border}`,
  borderRadius: 8,
  backgroundColor: colors.paper,
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
}));
