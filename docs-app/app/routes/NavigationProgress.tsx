import * as React from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { NavigationNotice } from '@vitrine/ui';
import { navigationStore } from './navigationStatus.ts';
import { withoutBase } from '../shared/base.ts';

/** Shows a notice while the requested page is loading or when it is not available. */
export function NavigationProgress() {
  const { subscribe, get } = navigationStore;
  const { status, url } = React.useSyncExternalStore(subscribe, get, get);
  const navigate = useNavigate();
  const { location: chosen } = useNavigation();
  if (!status) return null;
  const retry = () => {
    const { pathname, search, hash } = chosen ?? new URL(url);
    // Back and forward navigation has already changed the URL, so replace its entry.
    const isCurrent = pathname === location.pathname && search === location.search;
    void navigate(withoutBase(pathname) + search + hash, { replace: isCurrent });
  };
  const dismiss = () => navigationStore.set({ status: undefined, url });
  return <NavigationNotice status={status} onRetry={retry} onDismiss={dismiss} />;
}
