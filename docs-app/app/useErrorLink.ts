import * as React from 'react';
import type { ErrorExplanationProps, ErrorTable } from '@vitrine/ui';
import { loadErrorTable } from './loadPage.ts';
import { findWidget } from './findWidget.ts';
import type { SitePage } from './site.types.ts';
import { useIsAlive } from './useIsAlive.ts';

const LOADING: ErrorTable = { status: 'loading' };

/** Gives the page of error codes its query, once the page is alive, and the list of codes. */
export function useErrorLink({ pathname }: SitePage, search: string): ErrorExplanationProps {
  const isAlive = useIsAlive();
  const [table, setTable] = React.useState(LOADING);
  const isNeeded = findWidget(pathname) === 'error-explanation';
  React.useEffect(() => {
    if (!isNeeded) return undefined;
    let current = true;
    const show = (next: ErrorTable) => current && setTable(next);
    loadErrorTable().then(
      (entries) => show({ status: 'ready', entries }),
      () => show({ status: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [isNeeded]);
  return { search: isAlive ? search : undefined, table };
}
