import * as React from 'react';

export interface StageProps {
  /** Called with the error of a demo, and whether the demo had rendered before the error. */
  onError: (error: unknown, drawn: boolean) => void;
  /** Called when the demo has rendered and its effects have run. */
  onDrawn: () => void;
  children: React.ReactNode;
}

interface StageState {
  error: unknown;
  failed: boolean;
  /** Number of restarts after an error. */
  attempt: number;
}

/**
 * Renders a demo. Restarts a demo that throws after its effects have run.
 * Removes a demo that throws earlier.
 */
export class Stage extends React.Component<StageProps, StageState> {
  override state: StageState = { error: undefined, failed: false, attempt: 0 };
  #drawn = false;
  #settled = false;

  static getDerivedStateFromError(error: unknown): Partial<StageState> {
    return { error, failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error, this.#drawn);
    if (!this.#settled) return;
    this.#settled = false;
    this.#drawn = false;
    this.setState(({ attempt }) => ({ error: undefined, failed: false, attempt: attempt + 1 }));
  }

  handleInserted = () => {
    this.#drawn = true;
  };

  handleSettled = () => {
    if (this.state.failed) return;
    this.#settled = true;
    this.props.onDrawn();
  };

  override render() {
    const { failed, attempt } = this.state;
    if (failed) return null;
    return (
      <Watched key={attempt} onInserted={this.handleInserted} onSettled={this.handleSettled}>
        {this.props.children}
      </Watched>
    );
  }
}

interface WatchedProps {
  onInserted: () => void;
  onSettled: () => void;
  children: React.ReactNode;
}

function Watched({ onInserted, onSettled, children }: WatchedProps) {
  // Runs before any effect of the demo.
  React.useInsertionEffect(onInserted, [onInserted]);
  React.useEffect(() => {
    // Wait one task, because the effects of the demo may still throw.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
