import * as React from 'react';

export interface StageProps {
  /** Told what a demo threw, and whether it had been drawn before. */
  onError: (error: unknown, drawn: boolean) => void;
  /** Told when the demo has been drawn, and its effects have run. */
  onDrawn: () => void;
  children: React.ReactNode;
}

interface StageState {
  error: unknown;
  failed: boolean;
  /** How often the demo was begun again. */
  attempt: number;
}

/** Draws a demo; one that throws after it was shown begins anew, one that cannot begin is left out. */
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
  // Before any effect of the demo.
  React.useInsertionEffect(onInserted, [onInserted]);
  React.useEffect(() => {
    // What an effect of the demo throws is known after all of them.
    const timer = setTimeout(onSettled);
    return () => clearTimeout(timer);
  }, [onSettled]);
  return children;
}
