import * as React from 'react';
import type { IconIndex } from './iconFiles.ts';

export type LoadIndex = () => Promise<IconIndex>;

export type IndexState =
  | { status: 'loading' | 'failed'; index?: undefined }
  | { status: 'ready'; index: IconIndex };

/** Loads the index of a package; `retry` loads it again after a failure. */
export function useIconIndex(load: LoadIndex): IndexState & { retry: () => void } {
  const [attempt, setAttempt] = React.useState(0);
  const [state, setState] = React.useState<IndexState>({ status: 'loading' });
  React.useEffect(() => {
    let isCurrent = true;
    load().then(
      (index) => isCurrent && setState({ status: 'ready', index }),
      () => isCurrent && setState({ status: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, attempt]);
  const retry = () => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
