import * as React from 'react';
import { styled } from '@mui/material/styles';
import { userRadius } from '../settings/userCss.ts';

export interface DemoErrorBoundaryProps {
  /** Texts of the error panel and its button. */
  labels: { crashed: string; reset: string };
  /** Demo that can throw. */
  children?: React.ReactNode;
}

interface DemoErrorBoundaryState {
  error: Error | null;
}

/** Catches errors of a demo and replaces the demo with an error panel and a reset button. */
export class DemoErrorBoundary extends React.Component<
  DemoErrorBoundaryProps,
  DemoErrorBoundaryState
> {
  override state: DemoErrorBoundaryState = { error: null };

  static getDerivedStateFromError(error: Error): DemoErrorBoundaryState {
    return { error };
  }

  handleReset = ({ currentTarget }: React.MouseEvent<HTMLElement>) => {
    const stage = currentTarget.closest<HTMLElement>('[data-demo-stage]');
    if (stage) {
      // The focused button vanishes with the panel.
      stage.tabIndex = -1;
      stage.focus({ preventScroll: true });
    }
    this.setState({ error: null });
  };

  override render() {
    const { labels, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    return (
      <ErrorPanel role="alert">
        <strong>{labels.crashed}</strong>
        <pre dir="ltr">{error.message}</pre>
        <button type="button" onClick={this.handleReset}>
          {labels.reset}
        </button>
      </ErrorPanel>
    );
  }
}

const ErrorPanel = styled('div')({
  padding: 16,
  border: '1px solid var(--docs-palette-error-main)',
  borderRadius: userRadius(8),
  color: 'var(--docs-palette-text-primary)',
  '& strong': { color: 'var(--docs-palette-error-main)' },
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: '0.8125rem' },
  '& button': {
    minBlockSize: 32,
    paddingInline: 12,
    border: '1px solid var(--docs-palette-surface-border)',
    borderRadius: userRadius(8),
    background: 'var(--docs-palette-background-default)',
    color: 'inherit',
    font: 'inherit',
    fontSize: '0.875rem',
    cursor: 'pointer',
  },
});
