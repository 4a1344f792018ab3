import * as React from 'react';
import type { ErrorExplanationProps, ErrorTable } from '@vitrine/ui';
import { loadErrorTable } from './loadPage.ts';
import { isErrorPage } from './isErrorPage.ts';
import type { SitePage } from './site.types.ts';

const LOADING: ErrorTable = { status: 'loading' };
const never = () => () => {};

/** Gives the page of error codes its query, once the page is alive, and the list of codes. */
export function useErrorLink({ pathname }: SitePage, search: string): ErrorExplanationProps {
  const isAlive = React.useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const [table, setTable] = React.useState(LOADING);
  const isNeeded = isErrorPage(pathname);
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
