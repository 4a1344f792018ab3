import * as React from 'react';
import { keyframes, styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';
import { useInterfaceLang, useTranslate } from '../i18n/index.ts';
import { MAIN_ID } from './page.constants.ts';

/** Status of a pending or failed navigation; the current page stays visible. */
export type NavigationStatus = 'loading' | 'offline' | 'failed';

export interface NavigationNoticeProps {
  /** Whether the next page is loading, or why it failed to load. */
  status: NavigationStatus;
  /** Called when the reader clicks the retry button. */
  onRetry: () => void;
  /** Called when the reader closes the notice. */
  onDismiss: () => void;
}

/** Renders a notice that the next page is loading or failed, with a button to retry. */
export function NavigationNotice({ status, onRetry, onDismiss }: NavigationNoticeProps) {
  const translate = useTranslate();
  const [isRetried, setRetried] = React.useState(false);
  const isLoading = status === 'loading';
  const handleRetry = () => {
    if (isLoading) return;
    setRetried(true);
    onRetry();
  };
  const handleDismiss = () => {
    // The focused button vanishes with the notice.
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    onDismiss();
  };
  return (
    <NoticeRoot data-navigation={status} lang={useInterfaceLang()}>
      <p role={isLoading ? 'status' : 'alert'}>{translate(`navigation.${status}`)}</p>
      {(!isLoading || isRetried) && (
        <>
          <button type="button" aria-disabled={isLoading || undefined} onClick={handleRetry}>
            {translate('navigation.retry')}
          </button>
          <button type="button" onClick={handleDismiss}>
            {translate('navigation.dismiss')}
          </button>
        </>
      )}
    </NoticeRoot>
  );
}

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

const NoticeRoot = styled('div')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    position: 'fixed',
    zIndex: theme.zIndex.snackbar,
    insetBlockEnd: 16,
    insetInline: 16,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(1, 1.5),
    inlineSize: 'fit-content',
    maxInlineSize: 'min(32rem, 100% - 32px)',
    marginInline: 'auto',
    padding: theme.spacing(1.25, 2),
    border: `1px solid ${palette.surface.border}`,
    borderRadius: userRadius(12),
    backgroundColor: palette.background.paper,
    boxShadow: '0 8px 32px rgba(0, 0, 0, 0.24)',
    color: palette.text.primary,
    fontSize: '0.875rem',
    '& p': { flex: '1 1 auto', margin: 0 },
    '& button': {
      minBlockSize: 32,
      paddingInline: theme.spacing(1.5),
      border: `1px solid ${palette.surface.border}`,
      borderRadius: userRadius(8),
      background: 'none',
      color: 'inherit',
      font: 'inherit',
      fontWeight: 600,
      cursor: 'pointer',
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
    // Shows the notice after 400 ms, because most pages load faster. After a retry, it stays.
    '&[data-navigation="loading"]:not(:has(button))': { animation: `${appear} 1ms 400ms both` },
  };
});
