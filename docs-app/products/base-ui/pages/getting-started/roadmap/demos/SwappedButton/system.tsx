import * as React from 'react';
import { Button as BaseUiButton } from '@mui/base/Button';
import { styled } from '@mui/system';

type AppButtonProps = React.ComponentProps<'button'>;

function BaseButton(props: AppButtonProps) {
  return <StyledBase {...props} />;
}

function NativeButton(props: AppButtonProps) {
  return <StyledNative type="button" {...props} />;
}

export default function SwappedButton() {
  const [native, setNative] = React.useState(false);
  const [sent, setSent] = React.useState(0);
  const AppButton = native ? NativeButton : BaseButton;

  return (
    <Column>
      <label>
        <input
          type="checkbox"
          checked={native}
          onChange={(event) => setNative(event.target.checked)}
        />{' '}
        Native button
      </label>
      <AppButton onClick={() => setSent(sent + 1)} disabled={sent === 3}>
        Send a reminder
      </AppButton>
      <span role="status">{sent} of 3 reminders sent</span>
    </Column>
  );
}

const colors = {
  text: 'light-dark(#1a2233, #e8ecf4)',
  primary: 'light-dark(#1a5fb4, #8ab8ff)',
  onPrimary: 'light-dark(#ffffff, #0e1726)',
};

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1.5),
  color: colors.text,
}));

const look = {
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  backgroundColor: colors.primary,
  color: colors.onPrimary,
  font: 'inherit',
  cursor: 'pointer',
  '&:focus-visible': { outline: `3px solid ${colors.primary}`, outlineOffset: 2 },
  '&:disabled': { opacity: 0.5, cursor: 'default' },
};

const StyledBase = styled(BaseUiButton)(look);

const StyledNative = styled('button')(look);
